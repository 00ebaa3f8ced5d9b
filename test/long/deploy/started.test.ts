import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '#platform/config'
import { packageRoot } from '#platform/worker'
import { serverLimits } from '#server/limits'
import { carried } from '../../../scripts/release.mjs'

const minute = 60_000
// It needs root, Debian's packages from the network, and minutes: a release is tried so, and not each change.
const isAsked = process.env.CANDOR_TEST_IMAGE === '1'

test.skipIf(!isAsked)(
  'the image is built and serves; it is tried by `npm run image`, or here with CANDOR_TEST_IMAGE=1 (Debian: buildah, mmdebstrap)',
  { timeout: 30 * minute },
  () => {
    const { status, stdout, stderr } = spawnSync('bash', ['scripts/try-image.sh'], {
      cwd: packageRoot(),
      encoding: 'utf8',
    })
    expect(stdout + stderr).toContain('It served, was looked at, and stopped.')
    expect(status).toBe(0)
  },
)

const read = (file: string) => readFileSync(join(packageRoot(), 'deploy', file), 'utf8')
const containerfile = read('Containerfile')
const compose = read('compose.yaml')
const several = read('compose.several.yaml')

test('the image is made of what a release holds, and its README leads nowhere else', () => {
  const made = ['node_modules', 'package.json', 'sbom.cdx.json', 'THIRD-PARTY-LICENCES.txt']
  const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  const paths = copied.flatMap(([, sources = '']) => sources.split(' '))
  expect(paths.length).toBeGreaterThan(5)
  const holds = (path: string) =>
    [...carried, ...made].some((one) => path.startsWith(one) || one.startsWith(`${path}/`))
  expect(paths.filter((path) => !holds(path))).toEqual([])
  const readme = readFileSync(join(packageRoot(), 'README.md'), 'utf8')
  const linked = [...readme.matchAll(/\]\((\w[\w./-]*\.md)/g)].map(([, path = '']) => path)
  expect(linked.filter((path) => !holds(path))).toEqual([])
})

interface Locked {
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

test.each(['x64', 'arm64'])('on %s npm brings Node and what draws for Debian alone', (arch) => {
  // Without the field libc, which npm drops when it writes the lock file anew, musl's libraries come too.
  const lock = readFileSync(join(packageRoot(), 'package-lock.json'), 'utf8')
  const all = Object.entries(JSON.parse(lock).packages as Record<string, Locked>)
  const fits = ([path, { os = ['linux'], cpu = [arch], libc = ['glibc'] }]: [string, Locked]) =>
    /^node_modules\/(@img\/sharp-(lib|linux)|node-linux-)/.test(path) &&
    os.includes('linux') &&
    cpu.includes(arch) &&
    libc.includes('glibc')
  expect(all.filter(fits).map(([path]) => path.replace('node_modules/', ''))).toEqual([
    `@img/sharp-libvips-linux-${arch}`,
    `@img/sharp-linux-${arch}`,
    `node-linux-${arch}`,
  ])
})

test('it runs as nobody in particular, and says whether it is ready without a shell', () => {
  expect(containerfile).toMatch(/^FROM scratch$/m)
  expect(containerfile).toMatch(/^USER 10001:10001$/m)
  expect(containerfile).toMatch(/^ {2}CMD \["\/bin\/node", "\/app\/deploy\/ready\.mjs"\]$/m)
  expect(containerfile).toMatch(/^ENTRYPOINT \["\/bin\/node", "\/app\/bin\/candor"\]$/m)
})

test('compose gives it nothing that it does not need, and settings that exist', () => {
  const [, candor = ''] = /\n {2}candor:\n([\s\S]*?)\n\n/.exec(compose) ?? []
  expect(candor).toContain('read_only: true')
  expect(candor).toContain('cap_drop: [ALL]')
  expect(candor).toContain("security_opt: ['no-new-privileges:true']")
  const grace = Number(/stop_grace_period: (\d+)s/.exec(candor)?.[1])
  expect(grace * 1000).toBeGreaterThan(serverLimits.gracefulStop + 5000)
  const named = `${compose}${read('compose.postgres.yaml')}${several}`.matchAll(
    /^ {6}(CANDOR_\w+):/gm,
  )
  const names = [...named].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) expect(settingNames).toContain(name)
})

test('several processes keep nothing of worth in their own folders, and stop behind Caddy', () => {
  const ownFolder = /CANDOR_DATA: (\S+)/.exec(several)?.[1]
  expect(several).toContain(`tmpfs: ['${ownFolder}:mode=1777']`)
  expect(several).toContain('CANDOR_STORAGE_URL_FILE: /run/secrets/storage-url')
  const pause = Number(/CANDOR_STOP_PAUSE: (\d+)/.exec(several)?.[1])
  const grace = Number(/stop_grace_period: (\d+)s/.exec(several)?.[1])
  expect(pause).toBeGreaterThan(0)
  expect(grace * 1000).toBeGreaterThan(serverLimits.gracefulStop + 5000 + pause * 1000)
})

test('Caddy reaches it from the trusted range alone', () => {
  const [, subnet = 'none'] = /subnet: (\S+) /.exec(compose) ?? []
  expect(compose).toContain(`CANDOR_TRUSTED_PROXIES: ${subnet}\n`)
  const networks = [...compose.matchAll(/^ {4}networks: \[(.+)\]$/gm)].map(([, all = '']) =>
    all.split(', '),
  )
  const [candor = [], caddy = []] = networks
  expect(candor.filter((one) => caddy.includes(one))).toEqual(['inside'])
})

const unitFile = join(packageRoot(), 'deploy/candor.service')
const unit = readFileSync(unitFile, 'utf8')
const canAnalyse = spawnSync('systemd-analyze', ['security', '--help']).status === 0

test('the unit leaves little open', ({ skip }) => {
  if (!canAnalyse) return skip('systemd-analyze is not installed')
  const said = execFileSync('systemd-analyze', ['security', '--offline=yes', unitFile], {
    encoding: 'utf8',
  })
  const exposure = Number(/Overall exposure level for candor.service: ([\d.]+)/.exec(said)?.[1])
  expect(exposure).toBeLessThanOrEqual(2.5)
})

test('systemd knows each line of the unit', ({ skip }) => {
  if (!canAnalyse) return skip('systemd-analyze is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'candor-unit-'))
  const said = (text: string) => {
    const file = join(folder, 'candor.service')
    // It looks for the program, which is not installed here.
    writeFileSync(file, text.replace('/opt/candor/bin/candor', process.execPath))
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], {
      encoding: 'utf8',
    })
    // It may also tell of the machine.
    return stderr.split('\n').filter((line) => line.includes('candor.service'))
  }
  expect(said(unit)).toEqual([])
  expect(said(unit.replace('TasksMax', 'TaskMax'))).toEqual([expect.stringContaining('TaskMax')])
  rmSync(folder, { recursive: true })
})

test('the unit names settings that exist, and waits for a stop', () => {
  const named = [...unit.matchAll(/^(?:# |Environment=)?(CANDOR_\w+|PORT)=/gm)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(3)
  for (const name of named) expect(settingNames).toContain(name)
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])
  expect(seconds * 1000).toBeGreaterThan(serverLimits.gracefulStop + 5000)
  expect(unit).toMatch(/^Restart=always$/m)
  expect(unit).toMatch(/^LoadCredential=secret:/m)
})
