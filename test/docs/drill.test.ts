import { expect, test } from 'vitest'
import { textOf } from './document.ts'

const { version } = JSON.parse(textOf('package.json'))

/** The blocks that `npm run drill` types: document, heading, number. */
const typed = [...textOf('scripts/drill.sh').matchAll(/\bblock (\S+\.md) '(.+?)' (\d)/g)]

/** The blocks of code below a heading. */
function blocksBelow(document: string, heading: string): string[] {
  const [, after = ''] = textOf(`docs/${document}`).split(`\n${heading}\n`)
  const [section = ''] = after.split(/^#+ /m)
  return [...section.matchAll(/^ *```\n([\s\S]*?)^ *```$/gm)].map(([, block = '']) => block)
}

// The drill itself boots two machines, which takes minutes.
test.each([
  ['## Either: systemd', `tar -xzf candor-${version}-linux-x64.tar.gz -C /opt/candor`],
  ['## Either: systemd', 'reverse_proxy 127.0.0.1:3000'],
  ['## Mail, SMS, sign-in', 'CANDOR_SMS_METHOD=PUT'],
  ['## Then', '30 2 * * * root /usr/local/bin/candor backup'],
  ['## Restore', 'candor restore /var/lib/candor/backup.zip\ncandor doctor'],
])('the drill finds what it types below "%s"', (heading, line) => {
  const found = typed
    .filter(([, , below]) => below === heading)
    .map(([, document = '', , number]) => blocksBelow(document, heading)[Number(number) - 1])
  expect(found.join('\n')).toContain(line)
})
