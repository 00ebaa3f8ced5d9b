import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { phonePhotoJpeg } from '#test/phone-photos'
import { openImages, type View } from './index.ts'

const images = openImages()
afterAll(() => images.close())

const view: View = { mediaType: 'image/jpeg', page: 1, width: 480, format: 'webp', watermark: null }
const photo = await phonePhotoJpeg({ width: 1600, height: 1200, orientation: 6, gps: true })

test('twelve views at once are all made, and closing waits for them', async () => {
  const busy = openImages()
  const views = Array.from({ length: 12 }, (_, index) =>
    busy.render(photo, { ...view, watermark: `Copy ${index}` }),
  )
  let made = 0
  for (const one of views) one.then(() => made++).catch(() => undefined)
  await busy.close()
  expect(made).toBe(12)
  expect(new Set((await Promise.all(views)).map((bytes) => bytes.toString('base64'))).size).toBe(12)
})

describe('the file of a view', () => {
  test('is read when its turn has come, two at most, and given back when it is drawn', async () => {
    const read: Buffer[] = []
    const held = () => read.filter(({ byteLength }) => byteLength > 0).length
    let most = 0
    const original = async () => {
      const own = Buffer.alloc(photo.length)
      photo.copy(own)
      read.push(own)
      most = Math.max(most, held())
      return own
    }
    await Promise.all(Array.from({ length: 6 }, () => images.render(original, view)))
    expect([read.length, most, held()]).toEqual([6, 2, 0])
  })

  test('stays whole when somebody else holds it, and who cannot read it says why', async () => {
    const own = Buffer.from(photo)
    await images.render(own, view)
    await images.inspect(async () => own)
    expect(own.equals(photo)).toBe(true)
    const none = async () => {
      throw refusal('document.empty')
    }
    await expect(images.render(none, view)).rejects.toMatchObject({ code: 'document.empty' })
  })
})
