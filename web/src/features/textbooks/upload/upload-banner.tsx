import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconEye, IconLoader2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPercent } from '#lib/format';
import { Group, Text } from '#ui/layout';
import { ProgressBar } from '#ui/progress';
import { bookAddress } from '../lib/address.ts';
import classes from './upload.module.css';
import type { UploadState } from './use-upload.ts';

/** What became of the upload: on its way with a percentage, done, or refused. */
export function UploadBanner({ state }: { state: UploadState }) {
  return (
    <div role={state.kind === 'error' ? 'alert' : 'status'}>
      {state.kind === 'uploading' ? <Uploading state={state} /> : null}
      {state.kind === 'error' ? (
        <Banner tone="bad" icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
          {state.sentence}
        </Banner>
      ) : null}
      {state.kind === 'success' ? <Success state={state} /> : null}
      {state.kind === 'scan' ? (
        <Banner tone="plain" icon={<IconEye size={16} stroke={1.75} aria-hidden="true" />}>
          <Trans>The pages of this book are pictures. They are being read in the background. You can continue with other work.</Trans>
        </Banner>
      ) : null}
    </div>
  );
}

function Uploading({ state: { share, pagesDone, pagesTotal } }: { state: Extract<UploadState, { kind: 'uploading' }> }) {
  const { t } = useLingui();
  const percent = Math.round(share * 100);
  return (
    <div className={classes.banner} data-tone="plain">
      <IconLoader2 className={classes.turning} size={16} stroke={1.75} aria-hidden="true" />
      <div className={classes.grow}>
        <Group gap={0} align="stretch" justify="space-between" wrap="nowrap" mb={6}>
          <span>
            <Trans>Uploading and analyzing PDF...</Trans>
          </span>
          <span className={classes.percent}>{formatPercent(percent / 100)}</span>
        </Group>
        <ProgressBar share={share} label={t`Upload and analysis`} size="large" />
        <Text mt={6} c="dimmed" fz="xs">
          {pagesTotal > 0 ? (
            <Plural value={pagesTotal} one={`Page ${pagesDone} of # read`} other={`Page ${pagesDone} of # read`} />
          ) : share >= 0.5 ? (
            <Trans>The file was received. Its pages are being opened.</Trans>
          ) : (
            <Trans>Sending the file</Trans>
          )}
        </Text>
      </div>
    </div>
  );
}

function Success({ state }: { state: Extract<UploadState, { kind: 'success' }> }) {
  const { chapters, topics, className, subject, isReplaced, scannedPages, brokenPages } = state;
  return (
    <Banner tone="good" icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />}>
      <Trans>
        Successfully analyzed {chapters} chapters with {topics} topics
      </Trans>
      {scannedPages > 0 ? (
        <Text mt={6} c="dimmed" fz="xs">
          <Plural
            value={scannedPages}
            one="# page has no text. It is being read as a picture in the background, and its content is added when it is ready."
            other="# pages have no text. They are being read as pictures in the background, and their content is added when it is ready."
          />
        </Text>
      ) : null}
      {brokenPages > 0 ? (
        <Text mt={6} c="dimmed" fz="xs">
          <Plural
            value={brokenPages}
            one="# page of this file is damaged and was left out."
            other="# pages of this file are damaged and were left out."
          />
        </Text>
      ) : null}
      <span className={classes.ways}>
        <Link to={bookAddress(className, subject)}>
          <Trans>View the content</Trans>
        </Link>
        {isReplaced ? (
          <Link to={`${bookAddress(className, subject)}&compare=1`}>
            <Trans>Compare with the earlier upload</Trans>
          </Link>
        ) : null}
      </span>
    </Banner>
  );
}

function Banner({ tone, icon, children }: { tone: 'good' | 'bad' | 'plain'; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.banner} data-tone={tone}>
      {icon}
      <div className={classes.grow}>{children}</div>
    </div>
  );
}
