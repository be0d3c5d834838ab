import { useLingui } from '@lingui/react/macro';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAuth } from '#features/identity';
import { paths } from '#lib/paths';
import { Menu } from '#ui/menu';
import { useColorScheme } from '#ui/theme';
import classes from './account-menu.module.css';

type Choice<T extends string> = { value: T; label: string; Icon: typeof IconSun };

/** The same function at each drawing, so that the focus is taken once. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** The person's account, light or dark, and the way out. Open from the start: it is loaded by a click on its button. */
export function AccountMenu({ person, children }: { person: string | undefined; children: ReactNode }) {
  const { t } = useLingui();
  const { logout } = useAuth();
  const { colorScheme, setColorScheme } = useColorScheme();
  const schemes: Choice<'auto' | 'light' | 'dark'>[] = [
    { value: 'auto', label: t`Same as the device`, Icon: IconDeviceDesktop },
    { value: 'light', label: t`Light`, Icon: IconSun },
    { value: 'dark', label: t`Dark`, Icon: IconMoon },
  ];
  return (
    <Menu defaultOpened position="top-end" width={220} withInitialFocusPlaceholder={false} shadow="md" transitionProps={{ duration: 100 }}>
      <Menu.Target>
        {/* The button that loaded the menu had the focus, and this one stands in its place. */}
        <button type="button" className={classes.opener} aria-label={t`Account menu`} ref={takeFocus}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {person ? <Menu.Label>{person}</Menu.Label> : null}
        <Menu.Item component={Link} to={paths.account} leftSection={<IconUserCircle size={16} stroke={1.75} aria-hidden="true" />}>
          {t`My account`}
        </Menu.Item>
        <Menu.Divider />
        <Choices choices={schemes} chosen={colorScheme} onChoose={setColorScheme} />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />} onClick={logout}>
          {t`Sign out`}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Choices<T extends string>({ choices, chosen, onChoose }: { choices: Choice<T>[]; chosen: string; onChoose: (value: T) => void }) {
  return (
    <Menu.RadioGroup value={chosen} onChange={(value) => onChoose(value as T)}>
      {choices.map(({ value, label, Icon }) => (
        <Menu.RadioItem key={value} value={value} rightSection={<Icon size={16} stroke={1.75} aria-hidden="true" />} closeMenuOnClick>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
