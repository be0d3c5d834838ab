import yauzl from 'yauzl';

/** The largest unpacked size of a workbook; a sheet of ten thousand rows and sixty columns takes about 40 MB. */
const MAX_UNZIPPED_BYTES = 96 * 1024 * 1024;
const MAX_ENTRIES = 500;

/** Checks the zip's directory before anything is unpacked. The sizes in it are enforced when it is read. */
export function fitsWhenUnzipped(bytes: Buffer): Promise<'fits' | 'too large' | 'broken'> {
  return new Promise((resolve) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) return resolve('broken');
      let total = 0;
      let entries = 0;
      let hasBook = false;
      zip.on('error', () => resolve('broken'));
      zip.on('entry', (entry: yauzl.Entry) => {
        total += entry.uncompressedSize;
        entries += 1;
        hasBook ||= entry.fileName === 'xl/workbook.xml';
        if (total > MAX_UNZIPPED_BYTES || entries > MAX_ENTRIES) return resolve('too large');
        zip.readEntry();
      });
      zip.on('end', () => resolve(hasBook ? 'fits' : 'broken'));
      zip.readEntry();
    });
  });
}
