import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { Box, Group, SimpleGrid, Stack, type StackProps, Text } from '@mantine/core';
import type { ComponentProps } from 'react';

/** The library's parts for layout and text, only for screens after sign-in. */
export { Box, Group, SimpleGrid, Stack, Text };

type FormProps = Omit<StackProps, 'ref'> & Omit<ComponentProps<'form'>, Exclude<keyof StackProps, 'ref'>>;

/** A form whose fields stand below one another. The contract's schema checks it, so the browser's own bubbles stay away. */
export function FormStack(props: FormProps) {
  const form: object = { component: 'form', noValidate: true, ...props };
  return <Stack {...form} />;
}
