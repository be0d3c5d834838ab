import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { describeWholeData, downloadWholeData } from '@shala/contract/school';
import { IconDownload } from '@tabler/icons-react';
import { fileAddress } from '#lib/file-address';
import { formatBytes, formatDateTime } from '#lib/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { FormError } from '#ui/form-error';
import { Group } from '#ui/layout';
import { LoadState } from '#ui/load-state';
import { PageHeader } from '#ui/page-header';
import { prefetchSchool, useSchool, useSchoolAct } from '../api.ts';
import classes from '../components/school.module.css';

/** Everything of the school as open files, at any time and without asking anybody. */
export function WholeDataScreen() {
  const { t } = useLingui();
  const facts = useSchool(describeWholeData, {});
  const download = useSchoolAct(downloadWholeData, { onDone: ({ url }) => window.location.assign(fileAddress(url)) });
  return (
    <>
      <PageHeader title={t`Download all data`} context={t`You can download all records of your school at any time`} />
      <LoadState query={facts} title={t`“Download all data” could not be opened`} rows={4}>
        {({ students, files, fileBytes, lastAt, lastBy }) => (
          <div className={`${classes.stack} ${classes.narrow}`}>
            <Card title={t`All data in one file`}>
              <div className={classes.pad}>
                <Facts
                  facts={[
                    { term: t`Students (all years)`, value: <Plural value={students} one="# student" other="# students" /> },
                    {
                      term: t`Photos and documents`,
                      value: (
                        <Plural
                          value={files}
                          _0="no files"
                          one={`# file, ${formatBytes(fileBytes)}`}
                          other={`# files, ${formatBytes(fileBytes)}`}
                        />
                      ),
                    },
                    { term: t`Last download`, value: lastAt ? `${formatDateTime(lastAt)} · ${lastBy ?? ''}` : t`Never` },
                  ]}
                />
                <p>
                  <Trans>
                    One ZIP file with all records, photos and documents, and a list of what is inside. Passwords are not included. Your
                    computer person can load this file into this program on another computer.
                  </Trans>
                </p>
                <p className={classes.quiet}>
                  <Trans>
                    The file contains personal data of every student, guardian and employee. Keep it safe. Each download is recorded in
                    Record of changes.
                  </Trans>
                </p>
                <FormError error={download.error} />
                <Group gap={12} wrap="nowrap">
                  <Button
                    isPrimary
                    icon={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
                    isBusy={download.isPending}
                    onClick={() => download.mutate({})}
                  >
                    {t`Download all data`}
                  </Button>
                </Group>
              </div>
            </Card>
          </div>
        )}
      </LoadState>
    </>
  );
}

export function prefetchWholeData() {
  return prefetchSchool(describeWholeData, {});
}
