import { expect, test } from 'vitest'
import { refusal } from '#platform/errors'
import { orBusy, orDamaged } from './pictures.ts'

// As libvips, libjpeg and libwebp said it in a process whose memory was bounded (`prlimit --data`).
test.each([
  'VipsJpeg: Insufficient memory (case 4)',
  'vips_image_write_to_memory: out of memory -- size == 0MB',
  'vips_tracked: out of memory -- size == 0MB',
  'webpsave: failed to allocate 5760000 bytes',
  'glib: Error creating thread: Resource temporarily unavailable',
  'VipsJpeg: out of order read at line 144',
  'Unknown error',
])('no file is called damaged when there was no memory for it: %s', async (message) => {
  const busy = { code: 'service.busy', retryAfter: 5 }
  await expect(orDamaged(Promise.reject(new Error(message)))).rejects.toMatchObject(busy)
})

test('what cannot be read is damaged, and a refusal stays what it is', async () => {
  const damaged = Promise.reject(new Error('VipsJpeg: premature end of JPEG image'))
  await expect(orDamaged(damaged)).rejects.toMatchObject({ code: 'document.damaged' })
  const empty = Promise.reject(refusal('document.empty'))
  await expect(orDamaged(empty)).rejects.toMatchObject({ code: 'document.empty' })
})

test('what else fails is told as it is', async () => {
  await expect(orBusy(Promise.reject(new Error('no such font')))).rejects.toThrow('no such font')
})
