import { useLingui } from '@lingui/react/macro';
import { IconArrowsExchange, IconCalendarTime, IconUserCheck } from '@tabler/icons-react';
import { Box, Stack, Text } from '#ui/layout';
import type { BoardLesson } from '../lib/board.ts';
import type { useTimetableWords } from '../lib/use-words.ts';
import type { Way } from '../lib/ways-out.ts';
import classes from './way-list.module.css';

const ICONS = { teacher: IconUserCheck, swap: IconArrowsExchange, other: IconCalendarTime } as const;

type Props = {
  ways: readonly Way[];
  about: BoardLesson;
  words: Pick<ReturnType<typeof useTimetableWords>, 'way'>;
  isBusy: boolean;
  onApply: (way: Way) => void;
};

/** Changes that solve a clash, each one press away and with its cost. */
export function WayList({ ways, about, words, isBusy, onApply }: Props) {
  const { t } = useLingui();
  return (
    <Stack component="ul" gap={4}>
      {ways.map((way) => {
        const { act, cost, lost } = words.way(way, about);
        const Icon = ICONS[way.kind];
        return (
          <li key={act} className={classes.way}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            <Box component="span" flex={1} miw={0}>
              <Text span me={4} fw={550}>
                {act}
              </Text>{' '}
              <Text span c="dimmed">
                {cost}
              </Text>
              {lost.map((sentence) => (
                <Text key={sentence} span display="block" c="var(--c-warn)">
                  {sentence}
                </Text>
              ))}
            </Box>
            <button type="button" className={classes.apply} disabled={isBusy} aria-label={t`Apply: ${act}`} onClick={() => onApply(way)}>
              {t`Apply change`}
            </button>
          </li>
        );
      })}
    </Stack>
  );
}
