import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigMistakes, readConfig } from './index.ts'

const data = () => mkdtempSync(join(tmpdir(), 'candor-config-'))

const mistyped = [
  'S3://k:verysecret@host/bucket',
  ' s3://k:verysecret@host/bucket',
  's4://k:verysecret@host/bucket',
  's3:/k:verysecret@host/bucket',
  's3://k:verysecret@host',
  's3://bucket',
  's3://k:verysecret@host/bucket?regoin=eu-west-1',
]

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig({ CANDOR_DATA: data(), ...env })
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.sentences
    throw error
  }
  return []
}

test.each([...mistyped, 'backups', './backups/'])(
  'a place for backups is a folder by its whole path or the address of a bucket, and not %s',
  (place) => {
    expect(mistakesOf({ CANDOR_BACKUP_URL: place })).toEqual([
      'CANDOR_BACKUP_URL must be a folder by its whole path, e.g. /backup/candor, or look like s3://key:secret@host:port/bucket?region=eu-west-1.',
    ])
  },
)

test.each(['/backup/candor/', '/backup/candor', 's3://k:s@host:9000/bucket?tls=off'])(
  'backups may go to %s',
  (place) => {
    expect(readConfig({ CANDOR_DATA: data(), CANDOR_BACKUP_URL: place }).backupUrl).toBe(place)
  },
)

test.each(['?form=x@y.z', '?from=x@y.z&tls=off', '?From=x@y.z'])(
  'a parameter of the mail server that nobody reads is a mistake: %s',
  (query) => {
    expect(mistakesOf({ CANDOR_SMTP_URL: `smtp://mail.padma.example${query}` })).toEqual([
      'CANDOR_SMTP_URL has a parameter that Candor does not know. Leave it out; the sender is ?from=files@padma.example.',
    ])
  },
)

test('the sender of mails may be named', () => {
  expect(mistakesOf({ CANDOR_SMTP_URL: 'smtp://mail.padma.example?from=x@y.z' })).toEqual([])
})

test.each(mistyped)('files are never kept in a folder that is called %s', (address) => {
  expect(mistakesOf({ CANDOR_STORAGE_URL: address })).toEqual([
    'CANDOR_STORAGE_URL must look like s3://key:secret@host:port/bucket?region=eu-west-1 (leave it out to keep files in the folder).',
  ])
})
