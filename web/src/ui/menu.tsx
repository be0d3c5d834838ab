import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';

/** The library's menu, for the frame of signed-in screens. */
export { Menu } from '@mantine/core';
