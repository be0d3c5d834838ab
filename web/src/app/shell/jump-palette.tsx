import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/spotlight/styles.layer.css';
import { useLingui } from '@lingui/react/macro';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useDestinations } from './destinations.ts';
import classes from './jump-palette.module.css';

const [store, palette] = createSpotlight();

/** Type a few letters of a screen's name, press Enter, be there. Opens anew whenever `openings` grows. */
export function JumpPalette({ openings }: { openings: number }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const destinations = useDestinations();
  useEffect(() => {
    if (openings > 0) palette.open();
  }, [openings]);
  return (
    <Spotlight
      store={store}
      shortcut={null}
      limit={8}
      attributes={{ content: { 'aria-label': t`Search or jump to` } }}
      radius="xl"
      overlayProps={{ blur: 0, color: 'var(--c-scrim)', backgroundOpacity: 1 }}
      classNames={classes as Record<string, string>}
      nothingFound={t`No screen has that in its name.`}
      searchProps={{
        placeholder: t`Search or jump to`,
        'aria-label': t`Search or jump to`,
        leftSection: <IconSearch size={16} stroke={1.75} aria-hidden="true" />,
      }}
      actions={destinations.map(({ path, label, group }) => ({
        id: path,
        label,
        rightSection: (
          <span className={classes.group}>
            {group}
            <IconCornerDownLeft className={classes.enter} size={15} stroke={1.75} aria-hidden="true" />
          </span>
        ),
        keywords: group ?? '',
        onClick: () => void navigate(path),
      }))}
    />
  );
}
