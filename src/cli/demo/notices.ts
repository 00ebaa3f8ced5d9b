import sharp from 'sharp'
import { latestNotices, publishNotice } from '#modules/notices'
import type { ActionContext } from '#platform/context'
import { type Colour, painted, printed } from './portrait.ts'

const notices = [
  {
    title: 'What to bring when you come to our office',
    text: 'Bring your passport and the slip with your access code. We look at both before we talk about your file.\n\nThis office is invented, and so is this notice.',
    pictures: ['Passport', 'Slip'],
    translations: {
      bn: {
        title: 'অফিসে আসার সময় যা আনবেন',
        text: 'পাসপোর্ট আর অ্যাক্সেস কোডের স্লিপ আনুন। আপনার ফাইল নিয়ে কথা বলার আগে আমরা দুটোই দেখি।\n\nএই অফিস কাল্পনিক, নোটিশটিও তা-ই।',
      },
    },
  },
  {
    title: 'A class before you leave: how to read a payslip',
    text: 'We read three payslips line by line: hours, wages, and what may be taken off.\n\nThis class is invented, and so is this notice.',
    pictures: ['Class', 'Payslip'],
    translations: {},
  },
  {
    title: 'Nobody from our office asks for your access code',
    text: 'Not by telephone, not in a message, not for a faster answer. Did somebody ask? Tell us under “Report a concern”.\n\nThis notice belongs to a demonstration.',
    pictures: ['Telephone', 'Message'],
    translations: {},
  },
] as const

/** Publishes three invented notices with two drawn pictures each, unless there are some already. */
export async function publishNotices(admin: ActionContext): Promise<void> {
  if ((await admin.read((ctx) => latestNotices(ctx, 1))).length > 0) return
  for (const [number, { pictures, ...words }] of notices.entries()) {
    const drawn = await Promise.all(pictures.map((word, at) => drawPicture(word, number * 2 + at)))
    await publishNotice(admin, { ...words, language: 'en', images: drawn.map(sourceOf) })
  }
}

async function* sourceOf(bytes: Buffer) {
  yield bytes
}

const size = { width: 960, height: 640 }

/** Sky, far and near hill. */
const evenings: readonly (readonly [Colour, Colour, Colour])[] = [
  [
    [238, 226, 204],
    [176, 152, 118],
    [104, 84, 66],
  ],
  [
    [214, 226, 232],
    [132, 158, 160],
    [62, 88, 92],
  ],
  [
    [236, 216, 206],
    [172, 126, 112],
    [96, 66, 70],
  ],
]

/**
 * Draws hills below a sun, with a word and what it is: a drawing shows no real place and nobody. The word
 * begins where the square crop for phones begins.
 */
async function drawPicture(word: string, number: number): Promise<Buffer> {
  const [sky, far, near] = evenings[number % evenings.length] as (typeof evenings)[number]
  const { width, height } = size
  const { pixels, raw } = painted({ ...size, colour: sky }, [
    { x: width * (0.25 + 0.1 * number), y: 210, rx: 78, ry: 78, colour: [240, 186, 96] },
    { x: width * 0.75, y: height + 60, rx: 620, ry: 330, colour: far },
    { x: width * 0.3, y: height + 140, rx: 720, ry: 340, colour: near },
  ])
  const print = (text: string, letters: number) =>
    printed(text, { size: letters, width: 560, colour: '#fffaf0' })
  return sharp(pixels, { raw })
    .composite([
      { ...(await print(word, 64)), left: 190, top: height - 160 },
      { ...(await print('Drawn for a demonstration', 26)), left: 190, top: height - 70 },
    ])
    .jpeg({ quality: 78 })
    .toBuffer()
}
