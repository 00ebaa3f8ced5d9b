import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { imagesAt } from './local-images.ts'
import { indexImages, matchImages, type NamedImage } from './match-images.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-images-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is taken with those below it, without what systems put there, and no link is followed', async () => {
  mkdirSync(join(folder, 'scans/AB1234567'), { recursive: true })
  writeFileSync(join(folder, 'secret.png'), 'secret')
  writeFileSync(join(folder, 'scans/AB1234567/photo.png'), 'x')
  writeFileSync(join(folder, 'scans/Thumbs.db'), 'x')
  writeFileSync(join(folder, 'scans/.hidden.png'), 'x')
  symlinkSync(join(folder, 'secret.png'), join(folder, 'scans/AB7654321 photo.png'))
  const images = await imagesAt(join(folder, 'scans'))
  expect(images.map(({ path }) => path)).toEqual(['AB1234567/photo.png'])
  await expect(imagesAt(join(folder, 'nowhere'))).rejects.toThrow(/Check the path/)
})

describe('which image belongs to which row', () => {
  const image = (path: string, bytes = 10) => ({ path, bytes, async *open() {} })
  const named = (name: string): NamedImage => ({
    ...{ kind: 'ticket', column: 'Ticket', name, address: name, isAddress: false },
  })
  const matched = (paths: string[], names: string[] = []) => {
    const index = indexImages(paths.map((path) => image(path)))
    const { images, problems } = matchImages(index, 'AB1234567', names.map(named))
    return { found: images.map(({ kind, image }) => `${kind}: ${image.path}`), problems }
  }

  test('by name, by folder, by column, whatever the case', () => {
    const paths = [
      'AB1234567_photo.JPG',
      'x/ab1234567/Work Permit.pdf',
      'T1.png',
      'AB12345678 visa.png',
    ]
    expect(matched(paths, ['t1.PNG'])).toEqual({
      found: [
        'ticket: T1.png',
        'photo: AB1234567_photo.JPG',
        'work-permit: x/ab1234567/Work Permit.pdf',
      ],
      problems: [],
    })
  })

  test('of two that a column may mean, none is guessed', () => {
    expect(matched(['a/t.png', 'b/t.png'], ['t.png'])).toEqual({
      found: [],
      problems: [expect.stringMatching(/several files.*Name its folder/)],
    })
  })
})
