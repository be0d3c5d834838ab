import { createRequire } from 'node:module';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import babel from '@rolldown/plugin-babel';
import type { Plugin } from 'vite';
import { linguiConfig } from '../lingui.config.ts';
import { keyOf, loadReadMessages, type ReadMessages, saveReadMessages } from './read-messages.ts';

const require = createRequire(import.meta.url);

type Node = { type: string; [key: string]: unknown };
type ObjectPath = { node: { properties: Node[]; leadingComments?: { value: string }[] | null } };
type BabelFile = { opts: { filename: string }; code: string };

/**
 * Turns Lingui's macros into message descriptors and compiles their English text at build time, so that the
 * browser needs neither an English catalogue nor a parser of message syntax. Only files that use a macro pass
 * through Babel; everything else is left to the bundler. A build leaves what it read to the check of the catalogues.
 */
export async function messages(): Promise<Plugin[]> {
  const read: ReadMessages = {};
  const plugin = await babel({
    include: /[\\/]src[\\/].*\.tsx?$/,
    presets: [
      {
        preset: () => ({
          plugins: [
            [require.resolve('@lingui/babel-plugin-lingui-macro'), { descriptorFields: 'message', linguiConfig }],
            [compileMessages, { read }],
          ],
        }),
        rolldown: { filter: { code: /from ['"]@lingui\/(?:react|core)\/macro['"]/ } },
      },
    ],
  });
  const keep: Plugin = { name: 'keep-messages', apply: 'build', closeBundle: () => saveReadMessages({ ...loadReadMessages(), ...read }) };
  return [plugin as unknown as Plugin, keep];
}

/** Replaces the text of each descriptor by its compiled form: `"{n} left"` becomes `[["n"], " left"]`. */
function compileMessages({ types: t }: { types: { valueToNode: (value: unknown) => Node } }, { read }: { read: ReadMessages }) {
  const compileDescriptor = ({ node }: ObjectPath, { found }: { found: string[] }) => {
    if (!node.leadingComments?.some((comment) => comment.value.trim() === 'i18n')) return;
    for (const property of node.properties) {
      const key = property.key as { name?: string } | undefined;
      const value = property.value as { type: string; value: string } | undefined;
      if (key?.name !== 'message' || value?.type !== 'StringLiteral') continue;
      found.push(value.value);
      property.value = t.valueToNode(compileMessageOrThrow(value.value));
    }
  };
  return {
    name: 'compile-messages',
    visitor: {
      Program: {
        exit: (program: { traverse: (visitor: unknown, state: unknown) => void }, { file }: { file: BabelFile }) => {
          const found: string[] = [];
          program.traverse({ ObjectExpression: compileDescriptor }, { found });
          read[keyOf(file.opts.filename, file.code)] = found;
        },
      },
    },
  };
}
