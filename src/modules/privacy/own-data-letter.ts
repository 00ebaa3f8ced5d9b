import type { Tables } from '#migrations'
import type { Row } from './own-data.store.ts'

/** The rows of one table, while they are being read. */
export interface Section {
  table: keyof Tables
  rows: AsyncIterable<Row[]>
}

/** The texts around the data. */
export interface OwnDataLetter {
  /** Returns the text that is burnt into each picture (H8). */
  watermark(organisation: string, reference: string): string
  /** Writes every section for people to read, as pieces of one HTML document. */
  page(
    head: {
      organisation: string
      reference: string
      madeAt: string
      language: string | null
      /** The time zone of the page. */
      timeZone: string
    },
    sections: AsyncIterable<Section>,
  ): AsyncIterable<string>
}
