import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SchoolGap } from '@shala/contract/certificates';
import { IconAlertTriangle } from '@tabler/icons-react';
import { paths } from '#lib/paths';
import { LinkButton } from '#ui/button';
import { Group } from '#ui/layout';
import { Notice } from '#ui/notice';

const NAMES: Record<SchoolGap, MessageDescriptor> = {
  affiliationNumber: msg`Affiliation number`,
  schoolCode: msg`School code`,
  udiseCode: msg`UDISE code`,
  principal: msg`Principal’s name`,
};

/** What the certificate would print of the school and nobody has entered, with the way to the screen where it is entered. */
export function SchoolGaps({ gaps }: { gaps: readonly SchoolGap[] }) {
  const { t, i18n } = useLingui();
  const names = gaps.map((gap) => i18n._(NAMES[gap])).join(', ');
  return (
    <Group gap={8}>
      <Notice icon={<IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />}>
        <Trans>Not entered, so it will not be printed on the certificate: {names}.</Trans>
      </Notice>
      {gaps.some((gap) => gap !== 'schoolCode') ? (
        <LinkButton size="small" to={paths.schoolProfile}>{t`Open School profile`}</LinkButton>
      ) : null}
      {gaps.includes('schoolCode') ? (
        <LinkButton size="small" to={paths.certificateSettings}>{t`Open Certificate settings`}</LinkButton>
      ) : null}
    </Group>
  );
}
