import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { CallError } from '#lib/call-error';
import { errorText } from '#lib/error-text';
import { paths } from '#lib/paths';
import { Button, LinkButton } from '#ui/button';
import { EmptyState } from '#ui/empty-state';

type Props = { query: { error: unknown; isFetching: boolean; refetch: () => unknown }; title?: string; retry?: string };

/** In the place of an employee who could not be opened. */
export function TeacherError({ query, title, retry }: Props) {
  const { t } = useLingui();
  const failure = query.error instanceof CallError ? query.error : undefined;
  const isUnknown = failure?.status === 404;
  // "Something went wrong" would say the title once more.
  const isOurs = failure !== undefined && failure.status >= 500;
  const requestId = failure?.requestId?.slice(0, 8);
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={24} stroke={1.75} />}
        title={title ?? t`Failed to load teacher details. Please try again.`}
        action={
          <>
            <Button
              icon={<IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
              isBusy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {retry ?? t`Try again`}
            </Button>
            {isUnknown ? <LinkButton to={paths.employees}>{t`Back to all employees`}</LinkButton> : null}
          </>
        }
      >
        {title ? (
          <p>
            <Trans>Failed to load teacher details. Please try again.</Trans>
          </p>
        ) : null}
        <p>
          {isUnknown
            ? t`The record of this employee may have been deleted. Open the list of employees and select the name again.`
            : isOurs && requestId
              ? t`If it happens again, tell your computer person this error number: ${requestId}`
              : errorText(query.error)}
        </p>
      </EmptyState>
    </div>
  );
}
