import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { packageRoot } from '#platform/worker'

const wrapper = join(packageRoot(), 'deploy/candor')
const unit = readFileSync(join(packageRoot(), 'deploy/candor.service'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'candor-command-'))
const asked = join(folder, 'asked')
afterAll(() => rmSync(folder, { recursive: true }))

/** No systemd runs here. In its place are programs that keep what the wrapper asks of it. */
function program(name: string, lines: string) {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`)
  chmodSync(join(folder, name), 0o755)
}

/** What `systemctl edit candor` writes, after docs/install.md. */
const dropIn = `# /etc/systemd/system/candor.service.d/override.conf
[Service]
LoadCredential=key:/etc/candor/key
Environment = CANDOR_KEY_FILE=%d/key \\
# Also a comment may end so: \\
  "CANDOR_OIDC_LABEL=Padma 100%%"
[Unit]
Environment=PORT=1
`

beforeEach(() => {
  rmSync(asked, { force: true })
  writeFileSync(join(folder, 'unit'), `# /etc/systemd/system/candor.service\n${unit}\n${dropIn}`)
  program('id', 'echo 0')
  program('journalctl', ':')
  program('systemctl', `[ "$2" = cat ] && exec cat '${folder}/unit'`)
  program(
    'systemd-run',
    `[ "$1" = --help ] && exit; printf '%s\\0' "$@" > '${asked}'; cat; echo wrong >&2; exit 7`,
  )
})

/** As cron does it: /usr/sbin, /usr/local/bin and the settings of a shell are not there. */
const environment = { PATH: `${folder}:/usr/bin:/bin` }
const run = (...args: string[]) =>
  spawnSync(wrapper, args, { env: environment, cwd: '/tmp', input: 'typed', encoding: 'utf8' })

function wasAsked() {
  const all = readFileSync(asked, 'utf8').split('\0').slice(0, -1)
  const end = all.indexOf('--')
  const values = (option: string) =>
    all.slice(0, end).flatMap((one) => (one.startsWith(option) ? [one.slice(option.length)] : []))
  return { options: all, command: all.slice(end + 1), values }
}

test('a command gets user, settings and credentials as the unit and its drop-ins name them', () => {
  run('doctor')
  const { values } = wasAsked()
  const [name] = values('--unit=')
  expect(values('--property=')).toEqual([
    'WorkingDirectory=-/tmp',
    'Environment=PORT=3000',
    'Environment=CANDOR_HOST=127.0.0.1',
    'Environment=CANDOR_DATA=/var/lib/candor',
    'Environment=CANDOR_TRUSTED_PROXIES=127.0.0.1,::1',
    'EnvironmentFile=/etc/candor/settings',
    'LoadCredential=secret:/etc/candor/secret',
    `Environment=CANDOR_SECRET_FILE=/run/credentials/${name}/secret`,
    'User=candor',
    'Environment=NODE_COMPILE_CACHE=/var/cache/candor',
    'UMask=0077',
    'LoadCredential=key:/etc/candor/key',
    `Environment=CANDOR_KEY_FILE=/run/credentials/${name}/key    "CANDOR_OIDC_LABEL=Padma 100%"`,
  ])
})

test('input, output and exit code are those of the command', () => {
  const { status, stdout, stderr } = run('import', '-')
  expect({ status, stdout, stderr }).toEqual({ status: 7, stdout: 'typed', stderr: 'wrong\n' })
  expect(wasAsked().options).toEqual(expect.arrayContaining(['--wait', '--pipe', '--pty']))
})

test('arguments arrive as they were typed', () => {
  run('setup', '--organisation', 'Padma & Sons', '', '*', '"%d"')
  expect(wasAsked().command).toEqual([
    '/opt/candor/bin/candor',
    'setup',
    '--organisation',
    'Padma & Sons',
    '',
    '*',
    '"%d"',
  ])
  // systemd-run writes $ where it reads $$.
  run('import', '$HOME.csv', '$$')
  expect(wasAsked().command.slice(2)).toEqual(['$$HOME.csv', '$$$$'])
})

test('the reason is told when systemd cannot start the command', () => {
  program('journalctl', 'echo "Failed to load environment files"')
  expect(run('doctor').stderr).toBe('wrong\nFailed to load environment files\n')
})

test('a command that is interrupted is stopped, not left alone', () => {
  program('systemd-run', '[ "$1" = --help ] && exit; kill -TERM "$PPID"; exec sleep 1')
  program('systemctl', `[ "$2" = cat ] && exec cat '${folder}/unit'; echo "$@" > '${asked}'`)
  expect(run('backup').status).toBe(130)
  expect(readFileSync(asked, 'utf8')).toMatch(/^stop candor-command-\d+\.service\n$/)
})

test('nothing runs without a unit, nor for anybody but root', () => {
  program('systemctl', 'exit 1')
  expect(run('doctor').status).toBe(1)
  program('id', 'echo 1000')
  expect(run('doctor')).toMatchObject({ status: 2, stderr: expect.stringContaining('sudo') })
  expect(existsSync(asked)).toBe(false)
})

test('the line for each night runs with what cron gives it', () => {
  const page = readFileSync(join(packageRoot(), 'docs/install.md'), 'utf8')
  const line = /^ *30 2 \* \* \* root (.+)$/m.exec(page)?.[1]?.replaceAll('\\%', '%') ?? ''
  const command = line.replace('/usr/local/bin/candor', wrapper)
  expect(command).toContain(wrapper)
  program('systemd-run', `[ "$1" = --help ] || printf '%s\\0' "$@" > '${asked}'`)
  execFileSync('/bin/sh', ['-c', command], { env: environment })
  expect(wasAsked().command).toEqual([
    '/opt/candor/bin/candor',
    'backup',
    '--to',
    expect.stringMatching(/^\/var\/lib\/candor\/candor-\d{4}-\d\d-\d\d\.zip$/),
  ])
})

test('each documented line of a crontab finds Node', () => {
  const page = readFileSync(join(packageRoot(), 'docs/keep-safe.md'), 'utf8')
  const blocks = page.match(/^```\n[^`]*^30 2 [^`]*^```$/gm) ?? []
  expect(blocks).toHaveLength(1)
  for (const block of blocks) expect(block).toMatch(/^PATH=\/usr\/local\/bin:.*$/m)
})
