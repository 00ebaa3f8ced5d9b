import { expect, test } from 'vitest'
import { leavingName } from './uploading.ts'

test.each([
  ['p.html', 'image/png', 'p.png'],
  ['P.HTML', 'image/png', 'P.png'],
  ['visa.pdf', 'application/pdf', 'visa.pdf'],
  ['IMG_1.JPG', 'image/jpeg', 'IMG_1.JPG'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['paper', 'application/pdf', 'paper.pdf'],
  ['Md. Rahim 12.03.2026', 'image/webp', 'Md. Rahim 12.03.2026.webp'],
  ['ভিসা.png', 'image/png', 'ভিসা.png'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\scans\\x.exe', 'image/png', 'x.png'],
  ['\u202Egnp.exe', 'image/png', 'gnp.png'],
  ['a\0b\r\nset-cookie: x.png', 'image/png', expect.stringMatching(/^ab ?set-cookie_ x\.png$/)],
  ['CON', 'image/png', '_CON.png'],
  ['nul.png', 'image/png', '_nul.png'],
  ['com1.tar.png', 'image/png', '_com1.tar.png'],
  ['.htaccess', 'image/png', 'htaccess.png'],
  ['x.png. . ', 'image/png', 'x.png'],
  ['', 'image/png', 'file.png'],
  ['..', 'application/pdf', 'file.pdf'],
  ['a"b;c.png', 'image/png', 'a_b;c.png'],
  [`${'x'.repeat(300)}.png`, 'image/png', expect.stringMatching(/^x{100,110}\.png$/)],
] as const)('%j with a content of %s leaves as %s', (name, mediaType, leaving) => {
  expect(leavingName(name, mediaType)).toEqual(leaving)
})
