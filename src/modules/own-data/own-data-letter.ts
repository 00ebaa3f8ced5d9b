import type { Tables } from '#migrations'
import type { Row } from './own-data.store.ts'

/** The rows of one table, as they are read. */
export interface Section {
  table: keyof Tables
  rows: AsyncIterable<Row[]>
}

/** What stands round the data, in words. */
export interface OwnDataLetter {
  /** What is burnt into each picture (H8). */
  watermark(organisation: string, reference: string): string
  /** Every section for people to read, as pieces of one HTML document. */
  page(
    head: {
      organisation: string
      reference: string
      madeAt: string
      language: string | null
      /** By whose clock the page tells times. */
      timeZone: string
    },
    sections: AsyncIterable<Section>,
  ): AsyncIterable<string>
}
