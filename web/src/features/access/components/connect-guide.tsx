import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Stack, Text } from '#ui/layout';
import { Tabs } from '#ui/tabs';
import { CopyText } from './copy-text.tsx';

type Props = { address: string; secret?: string };
type Program = 'claude' | 'chatgpt' | 'editor' | 'other';

/** What to enter where, ready to be copied; without a secret a placeholder stands in its place. */
export function ConnectGuide({ address, secret = 'YOUR_TOKEN' }: Props) {
  const { t } = useLingui();
  const [program, setProgram] = useState<Program>('claude');
  const tabs: { id: Program; label: string }[] = [
    { id: 'claude', label: 'Claude' },
    { id: 'chatgpt', label: 'ChatGPT' },
    { id: 'editor', label: t`Code editor (VS Code, Cursor)` },
    { id: 'other', label: t`Other program` },
  ];
  return (
    <Stack gap={12} miw={0}>
      <Text c="dimmed" fz="sm">{t`Only your computer person needs this part.`}</Text>
      <Tabs label={t`Programs`} tabs={tabs} value={program} onChange={setProgram}>
        <Stack gap={12} pt={4}>
          {program === 'claude' ? <Claude address={address} secret={secret} /> : null}
          {program === 'chatgpt' ? <ChatGpt address={address} secret={secret} /> : null}
          {program === 'editor' ? <Editor address={address} secret={secret} /> : null}
          {program === 'other' ? <Other address={address} secret={secret} /> : null}
        </Stack>
      </Tabs>
      {isThisMachineOnly(address) ? (
        <Text c="dimmed" fz="sm">
          <Trans>
            The address {address} works on this computer only. For programs elsewhere, Shala needs a web address that begins with https.
          </Trans>
        </Text>
      ) : null}
    </Stack>
  );
}

type Words = Required<Props>;

function Claude({ address, secret }: Words) {
  const { t } = useLingui();
  // On Windows Claude Desktop tears arguments apart at their blanks, so that the header's value stands in the environment.
  const isPlain = address.startsWith('http:') && !isThisMachineOnly(address);
  const args = ['-y', 'mcp-remote', address, ...(isPlain ? ['--allow-http'] : []), '--header', `Authorization:\${AUTH_HEADER}`];
  const env = { AUTH_HEADER: `Bearer ${secret}` };
  return (
    <>
      <p>{t`Claude Code: run this in a terminal.`}</p>
      <CopyText
        label={t`Command for Claude Code`}
        text={`claude mcp add --transport http shala ${address} --header "Authorization: Bearer ${secret}"`}
      />
      <p>{t`Claude Desktop: Settings, Developer, Edit Config. Then restart Claude. Node must be installed on the computer.`}</p>
      <CopyText label={t`Settings for Claude Desktop`} text={json({ mcpServers: { shala: { command: 'npx', args, env } } })} />
    </>
  );
}

function ChatGpt({ address, secret }: Words) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`The desktop app and Codex read ~/.codex/config.toml. Set the token as SHALA_TOKEN in the environment, add these lines and restart it.`}</p>
      <CopyText label={t`Lines for config.toml`} text={`[mcp_servers.shala]\nurl = "${address}"\nbearer_token_env_var = "SHALA_TOKEN"`} />
      <p>{t`On Mac or Linux`}</p>
      <CopyText label={t`Token in the environment: macOS, Linux`} text={`export SHALA_TOKEN="${secret}"`} />
      <p>{t`On Windows`}</p>
      <CopyText label={t`Token in the environment: Windows`} text={`setx SHALA_TOKEN "${secret}"`} />
      <Text c="dimmed" fz="sm">
        <Trans>
          ChatGPT in the browser reaches only https addresses on the internet. Where its settings for a connector offer a token or API key,
          enter the address and the token there; sign-in by OAuth is not offered.
        </Trans>
      </Text>
    </>
  );
}

function Editor({ address, secret }: Words) {
  const { t } = useLingui();
  const headers = { Authorization: `Bearer ${secret}` };
  return (
    <>
      <p>{t`Visual Studio Code: the file .vscode/mcp.json of a folder, or “MCP: Open User Configuration”.`}</p>
      <CopyText label={t`Settings for Visual Studio Code`} text={json({ servers: { shala: { type: 'http', url: address, headers } } })} />
      <p>{t`Cursor: the file ~/.cursor/mcp.json.`}</p>
      <CopyText label={t`Settings for Cursor`} text={json({ mcpServers: { shala: { url: address, headers } } })} />
    </>
  );
}

function Other({ address, secret }: Words) {
  const { t } = useLingui();
  return (
    <>
      <p>{t`For any other program, your computer person enters these two lines in it. The program must support MCP (Model Context Protocol).`}</p>
      <CopyText label={t`First line (address)`} text={address} />
      <CopyText label={t`Second line (header)`} text={`Authorization: Bearer ${secret}`} />
    </>
  );
}

const json = (value: unknown) => JSON.stringify(value, null, 2);

function isThisMachineOnly(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
