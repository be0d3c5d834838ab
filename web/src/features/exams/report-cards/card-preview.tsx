import { useLingui } from '@lingui/react/macro';
import { previewReportCard, type ReportLanguage, type ReportLayout } from '@shala/contract/exams';
import { LoadState } from '#ui/load-state';
import { useSheet } from '../api.ts';
import classes from '../components/exams.module.css';

type Props = { versionId: string; studentId: string; look: { layout: ReportLayout; language: ReportLanguage } };

/** A student's card as it will be printed. */
export function CardPreview({ versionId, studentId, look }: Props) {
  const { t } = useLingui();
  const query = useSheet(previewReportCard, { params: { versionId, studentId }, query: look });
  return (
    <LoadState query={query} title={t`The preview of the report card could not be made`} rows={12}>
      {({ pages }) =>
        pages.map((page, index) => {
          const number = index + 1;
          return <img key={number} className={classes.page} src={page} alt={t`Page ${number} of the report card`} />;
        })
      }
    </LoadState>
  );
}
