import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatList } from '#lib/format';
import { paths } from '#lib/paths';
import { Notice } from '#ui/notice';
import type { Preview } from '../api.ts';
import { type EnteredAt, enteredAt } from '../lib/entered-at.ts';
import { samplesOf } from '../lib/samples.ts';

/** Columns that have something and are not imported: a person says so, not the program. */
export function DroppedColumns({ preview: { kind, headers, mapping, rows } }: { preview: Preview }) {
  const { t } = useLingui();
  const dropped = useMemo(
    () =>
      headers.flatMap((header, column) =>
        mapping[column] === null && samplesOf(rows, column).length > 0 ? [header || t`Column ${column + 1}`] : [],
      ),
    [headers, mapping, rows, t],
  );
  if (dropped.length === 0) return null;
  // A heading such as `Sr. No.` brings a full stop of its own.
  const columns = formatList(dropped).replace(/\.$/, '');
  const places = kind === 'students' ? dropped.flatMap((header) => ({ header, place: enteredAt(header) })) : [];
  return (
    <Notice>
      <Plural
        value={dropped.length}
        one={`# column with data will not be imported: ${columns}.`}
        other={`# columns with data will not be imported: ${columns}.`}
      />{' '}
      <Trans>To import a column, select its field under Check the columns.</Trans>
      {places.map(({ header, place }) => (place === null ? null : <WhereToEnter key={header} header={header} place={place} />))}
    </Notice>
  );
}

/** Where what a column has is entered, as no import brings it. */
function WhereToEnter({ header, place }: { header: string; place: EnteredAt }) {
  switch (place) {
    case 'openingBalances':
      return (
        <p>
          <Trans>
            {header}: enter them under <Link to={paths.openingBalances}>Opening balances</Link>.
          </Trans>
        </p>
      );
    case 'concessions':
      return (
        <p>
          <Trans>
            {header}: enter the fee concession of these students under <Link to={paths.concessionsData}>Concessions</Link>.
          </Trans>
        </p>
      );
    case 'health':
      return (
        <p>
          <Trans>{header}: enter it on the student’s page under Health and allergies.</Trans>
        </p>
      );
    case 'nowhere':
      return (
        <p>
          <Trans>{header}: the student’s record has no place for it. Keep it in your file.</Trans>
        </p>
      );
  }
}
