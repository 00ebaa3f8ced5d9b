import { refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits/schema'
import { SharedTurns, Turns } from '#platform/turns'
import { type Adjust, adjust } from './adjust.ts'
import { type Book, bindBook } from './book.ts'
import { type Card, drawCard, drawMark, loadFontsFor, type Mark, orBusy } from './drawing.ts'
import {
  giveBack,
  type Images,
  type Inspection,
  type Original,
  type SentPictures,
  type Size,
  type View,
} from './images.ts'
import { drawJourneyCard, type JourneyCard } from './journey-card.ts'
import { PictureWork, typeOf } from './picture-work.ts'

/**
 * A picture of this size or more is drawn alone. Progressive ones are held whole in memory, and two phone photos at a
 * time would take the server past 250 MB. This also leaves the other core free for look-ups.
 */
const heavyPixels = 8_000_000
/** Takes all places: for what is drawn by a worker, which has its own heap and WebAssembly. */
const alone = Number.POSITIVE_INFINITY
/** The longest side of a picture in which a QR code is looked for: one that is a twentieth of a phone's photo is found. */
const scanned = { width: 1600, format: 'jpeg', watermark: null } as const
/** Seconds of computing for a picture; a phone photo takes well under one. */
const maxSeconds = 30
const unlimited = Number.POSITIVE_INFINITY

export interface ImagesOptions {
  /** Pictures and pages made at a time. */
  atOnce?: number
  /** Seconds of computing that one page of a PDF may take. */
  pdfSeconds?: number
  /** Seconds of computing that a file of a stranger or a candidate may take. */
  sentSeconds?: number
  /** How many times its seconds such a file may wait for the processor; more for tests. */
  waits?: number
}

type Opened = Required<Omit<ImagesOptions, 'waits'>> & Pick<ImagesOptions, 'waits'>

/** Opens the image machinery. */
export function openImages(options: ImagesOptions = {}): Images {
  return new SharpImages({ atOnce: 2, pdfSeconds: 10, sentSeconds: 2, ...options })
}

class SharpImages implements Images {
  /** Files in memory: one that is drawn alone, and the next. */
  readonly #held: Turns
  readonly #turns: Turns
  readonly #sent = new SharedTurns()
  readonly #seconds: { page: number; sent: number }
  readonly #waits: number | undefined
  readonly #underWay = new Set<Promise<unknown>>()

  constructor({ atOnce, pdfSeconds, sentSeconds, waits }: Opened) {
    this.#held = new Turns(atOnce)
    this.#turns = new Turns(atOnce)
    this.#seconds = { page: pdfSeconds, sent: sentSeconds }
    this.#waits = waits
  }

  inspect(original: Original, patience: number = platformLimits.pictureTurn): Promise<Inspection> {
    const inspected = async () => this.#work().inspect(await bytesOf(original))
    return this.#tracked(this.#held.take(inspected, 1, patience))
  }

  render(original: Original, view: View): Promise<Buffer> {
    const draw = () => drawn(this.#work(), original, view)
    return this.#tracked(this.#held.take(draw, 1, platformLimits.pictureTurn))
  }

  async drawPicture(bytes: Buffer, view: Omit<View, 'mediaType' | 'page'>): Promise<Buffer> {
    return this.render(bytes, { ...view, ...asPicture(bytes) })
  }

  /** What waits for its turn here is held in memory already. */
  #work(): PictureWork {
    const turn = <T>(task: () => Promise<T>, size: Size | null) =>
      this.#turns.take(task, size === null ? alone : weightOf(size))
    return new PictureWork(turn, { picture: maxSeconds, page: this.#seconds.page, all: unlimited })
  }

  sentBy(sender: string): SentPictures {
    const { sent: all } = this.#seconds
    const most = { picture: all, page: all, all, waits: this.#waits }
    const takeTurn = <T>(
      run: (work: PictureWork) => Promise<T>,
      patience: number = platformLimits.pictureTurn,
    ) => {
      const work = new PictureWork((task) => task(), most)
      return this.#tracked(this.#sent.take(sender, () => run(work), patience))
    }
    return {
      inspect: (original, patience) =>
        takeTurn(async (work) => work.inspect(await bytesOf(original)), patience),
      render: (original, view) => takeTurn((work) => drawn(work, original, view)),
      drawPicture: async (bytes, view) => {
        const asked = { ...view, ...asPicture(bytes) }
        return takeTurn((work) => work.render(bytes, asked))
      },
      readQr: async (bytes) => {
        const asked = { ...scanned, ...asPicture(bytes) }
        return takeTurn((work) => work.readQr(bytes, asked))
      },
    }
  }

  drawCard(card: Card): Promise<Buffer> {
    return this.#withFonts(card.title + card.sentence, () => drawCard(card))
  }

  drawJourneyCard(card: JourneyCard): Promise<Buffer> {
    return this.#withFonts(JSON.stringify({ ...card, photo: null }), () => drawJourneyCard(card))
  }

  drawMark(mark: Mark): Promise<Buffer> {
    return this.#withFonts(mark.letter, () => drawMark(mark))
  }

  adjust(jpeg: Buffer, how: Adjust): Promise<Buffer> {
    return this.#tracked(this.#turns.take(() => orBusy(() => adjust(jpeg, how)), 1))
  }

  bindBook(book: Book): Promise<Buffer> {
    return this.#withFonts(book.lines.join(), () => bindBook(book))
  }

  #withFonts(text: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    return this.#tracked(
      this.#turns.take(async () => {
        await orBusy(() => loadFontsFor(text))
        return orBusy(draw)
      }, 1),
    )
  }

  waiting(): number {
    return this.#underWay.size
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay)
  }

  async #tracked<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work)
    try {
      return await work
    } finally {
      this.#underWay.delete(work)
    }
  }
}

const bytesOf = async (original: Original) =>
  typeof original === 'function' ? original() : original

/** Draws, and frees bytes that were read for it as soon as they are of no further use. */
async function drawn(work: PictureWork, original: Original, view: View): Promise<Buffer> {
  const bytes = await bytesOf(original)
  const done = () => {
    if (typeof original === 'function') giveBack(bytes)
  }
  return work.render(bytes, view, done).finally(done)
}

/** @throws Refusal `document.empty`, `document.unsupported` also for a PDF */
function asPicture(bytes: Buffer): Pick<View, 'mediaType' | 'page'> {
  const mediaType = typeOf(bytes)
  if (mediaType === 'application/pdf') throw refusal('document.unsupported')
  return { mediaType, page: 1 }
}

function weightOf({ width, height }: Size): number {
  return width * height > heavyPixels ? alone : 1
}
