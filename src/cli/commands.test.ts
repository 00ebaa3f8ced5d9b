import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { callApi } from '#test/call-api'
import { runCandor } from '#test/candor-process'
import { runCommand } from '#test/commands'
import { compiled } from '#test/compiled-code'
import { openDatabaseFile } from '#test/database-file'
import { setUpProduct, startProduct } from '#test/product'
import { builtCommand } from '../../scripts/build.mjs'
import { projectNode } from '../../scripts/node.mjs'

const packageJson = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const password = 'seven quiet river boats'

const product = await startProduct()

afterAll(() => product?.remove())

const setUpArgs = (organisation: string, email = 'amina@padma.example') => [
  ...['setup', '--organisation', organisation, '--licence', 'RL-1234', '--authority', 'BMET'],
  ...['--admin-email', email, '--admin-password-stdin'],
]

function signIn(email: string, secret: string): Promise<Response> {
  return fetch(`${product.url}/api/v1/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  })
}

describe('what is wrong is said in a sentence each, and the exit code tells its kind', () => {
  test.each([[['serve']], [['api-key', 'create', '--role', 'admin', '--name', 'x']]])(
    'three mistakes in the configuration stop %j with exit code 2',
    async (args) => {
      const wrong = { PORT: 'front door', CANDOR_SECRET: 'short', CANDOR_COLOUR: 'red' }
      const { code, stdout, stderr } = await runCandor(args, { ...product.env, ...wrong })
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      const sentences = stderr.trimEnd().split('\n')
      const names = sentences.map((sentence) => sentence.match(/^([A-Z_]+) .+\.$/)?.[1])
      expect(names.toSorted()).toEqual(Object.keys(wrong).toSorted())
    },
  )

  test('an address, a sender of mails or a provider that claims to be a government is a mistake, and nothing is served', async () => {
    const env = { ...product.env, CANDOR_URL: 'https://visa.gov.example' }
    const refused = expect.stringMatching(
      /^CANDOR_URL is refused\. The .*“visa\.gov\.example”.*\.\n$/,
    )
    expect(await runCandor(['serve'], env)).toMatchObject({ code: 2, stderr: refused })
    const client = { CANDOR_OIDC_CLIENT_ID: 'candor', CANDOR_OIDC_CLIENT_SECRET: 'kept' }
    const { code, stderr } = await runCandor(['serve'], {
      ...{ ...product.env, ...client, CANDOR_OIDC_ISSUER: 'https://id.padma.example' },
      CANDOR_SMTP_URL: 'smtp://127.0.0.1:25?from=files@evisa-canada.example',
      CANDOR_OIDC_LABEL: 'Government of Canada',
    })
    expect(code).toBe(2)
    expect(stderr).toMatch(
      /^The sender in CANDOR_SMTP_URL is refused\. The address contains “canada … evisa”/m,
    )
    expect(stderr).toMatch(/^CANDOR_OIDC_LABEL is refused\. “Government of Canada”/m)
  })

  test('wrong usage ends with exit code 2 and a line that says what is wrong', async () => {
    const wrong = [
      ['sreve'],
      ['setup', '--organisation', 'Padma Overseas Ltd'],
      ['api-key', 'create', '--role', 'minister', '--name', 'x'],
      ['admin', 'create', '--email', 'b@padma.example'],
      ['demo', '--records', 'many'],
      ['help', 'nope'],
    ]
    for (const { code, stdout, stderr } of await Promise.all(
      wrong.map((args) => product.command(args)),
    )) {
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toMatch(/^(error: |--records: |There is no command nope\.).*\n/)
      expect(stderr).not.toMatch(/^ +at /m)
    }
  })
})

test('the version is that of the package', async () => {
  const { code, stdout } = await product.run(['--version'])
  expect({ code, stdout: stdout.trim() }).toEqual({ code: 0, stdout: packageJson.version })
})

describe('setting up beside the running server', () => {
  test('a name that claims to be a government is refused, and nothing is set up', async () => {
    const refused = await product.command(setUpArgs('Department of Immigration'), password)
    expect(refused).toMatchObject({
      ...{ code: 2, stdout: '' },
      stderr: expect.stringMatching(/^--organisation: “Department Immigration” could be.*\.\n$/),
    })
    expect((await fetch(product.setUpLink as string)).status).toBe(200)
  })

  test('it makes an admin who can sign in, ends the one-time link, and works once', async () => {
    const link = product.setUpLink as string
    const admin = await setUpProduct(product)
    expect((await signIn(admin.email, admin.password)).status).toBe(204)
    expect((await fetch(link)).status).not.toBe(200)
    const another = setUpArgs('Meghna Overseas Ltd', 'b@padma.example')
    expect(await product.command(another, password)).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'This installation is set up already. Sign in instead.\n',
    })
  })
})

describe('letting people and programs in', () => {
  test('another admin can be made once, and signs in', async () => {
    const args = ['admin', 'create', '--email', 'Bashir@padma.example', '--password-stdin']
    expect(await product.run(args, `${password}\n`)).toMatchObject({ code: 0, stderr: '' })
    expect((await signIn('bashir@padma.example', password)).status).toBe(204)
    expect(await product.command(args, `${password}\n`)).toMatchObject({ code: 1, stdout: '' })
  })

  test('a reset password replaces the old one and ends open sessions at once', async () => {
    const email = 'bashir@padma.example'
    const cookie = (await signIn(email, password)).headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const me = () => fetch(`${product.url}/api/v1/session`, { headers: { cookie } })
    expect((await me()).status).toBe(200)
    const args = ['admin', 'reset', '--email', email, '--password-stdin']
    expect(await product.command(args, 'eight calm paddy fields\n')).toMatchObject({ code: 0 })
    expect((await me()).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'eight calm paddy fields')).status).toBe(204)
  })

  test('an admin gets no password that is guessed first, and nobody without an account a reset', async () => {
    const run = (verb: string, name: string, given: string) =>
      product.command(
        ['admin', verb, '--email', `${name}@padma.example`, '--password-stdin'],
        given,
      )
    const easy = { code: 1, stderr: expect.stringContaining('too easy to guess') }
    for (const verb of ['create', 'reset'])
      for (const given of ['football123', 'bashir@padma.example', 'PadmaOverseas'])
        expect(await run(verb, 'bashir', given)).toMatchObject(easy)
    const none = { code: 1, stderr: 'There is no such account.\n' }
    expect(await run('reset', 'nobody', password)).toMatchObject(none)
  })

  test('a key is printed alone on standard output, and is a key of that role', async () => {
    const args = ['api-key', 'create', '--role', 'moderator', '--name', 'Payroll', '--days', '7']
    const { code, stdout, stderr } = await product.run(args)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^candor_[0-9A-Z]{30,}\n$/)
    const me = await callApi(product, stdout.trim(), ['GET', '/session'])
    expect(me).toMatchObject({ name: 'Payroll', role: 'moderator' })
  })

  test('candor handover writes nothing while no closing is announced', async () => {
    const file = join(product.dataFolder, 'handover.zip')
    const { code, stderr } = await product.command(['handover', file])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^The closing is not in a state that allows this\. Look in the settings/)
    expect(stderr).not.toContain('page')
    expect(existsSync(file)).toBe(false)
  })

  test('migrating what is up to date changes nothing and says so', async () => {
    expect(await product.command(['migrate'])).toEqual({
      code: 0,
      stdout: 'The database is up to date.\n',
      stderr: '',
    })
    expect(await product.command(['migrate', '--check'])).toMatchObject({ code: 0, stderr: '' })
  })

  test('what an upgrade would change is said, and nothing is changed', async () => {
    const migrate = (env: Record<string, string>, ...more: string[]) =>
      runCommand({ args: ['migrate', ...more], env, stdin: '' })
    const none = { ...product.env, CANDOR_DATA: join(product.dataFolder, 'none') }
    expect(await migrate(none, '--check')).toMatchObject({ code: 2, stdout: '' })
    const path = join(product.dataFolder, 'older')
    mkdirSync(path)
    const older = { ...product.env, CANDOR_DATA: path }
    expect(await migrate(older, '--check')).toMatchObject({ code: 1, stdout: '' })
    expect((await migrate(older)).code).toBe(0)
    const database = openDatabaseFile({ env: older })
    const newest = database.prepare('select max(name) from kysely_migration').pluck().get()
    database.prepare('delete from kysely_migration where name = ?').run(newest)
    for (let n = 0; n < 2; n += 1)
      expect(await migrate(older, '--check')).toEqual({
        code: 1,
        stdout: `${newest}\n`,
        stderr: '',
      })
    const add = database.prepare("insert into kysely_migration values (?, '2030-01-01')")
    add.run(newest)
    add.run('9999-newer')
    database.close()
    const { code, stderr } = await migrate(older, '--check')
    expect({ code, stderr }).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/newer version/),
    })
  })
})

test('who stops reading an export is told nothing, and the exit code says that it is not whole', async () => {
  const child = spawn(projectNode(), [builtCommand, 'export', '-'], {
    env: { ...compiled, ...product.env },
  })
  const said = text(child.stderr)
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect({ code, stderr: await said }).toEqual({ code: 1, stderr: '' })
})
