import type { ReactNode } from 'react'
import type { FieldName } from '#modules/records/fields.schema'
import type { Words } from '../words.ts'
import type { ShownDocument } from './lost.tsx'
import { Scan } from './scan.tsx'

interface PersonProps {
  words: Words
  name: string
  photo: ShownDocument | undefined
  /** What is shown below the name. */
  beside?: ReactNode
  /** The papers, and facts below them. */
  children?: ReactNode
}

/** Whose file it is: the photo beside the name. */
export function Person({ words, name, photo, beside, children }: PersonProps) {
  const { file } = words
  return (
    <section className="person">
      {photo && !photo.fault ? (
        <Scan
          words={words}
          document={photo}
          alt={file.photoOf(name)}
          sizes="(max-width: 40rem) 72px, 205px"
          isFirst
        />
      ) : (
        <p className="no-photo soft">{file.noPhoto}</p>
      )}
      <div className="named">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        {beside}
      </div>
      {children}
    </section>
  )
}

interface FactsProps {
  /** Each with its name; empty ones are left out. */
  facts: readonly (readonly [name: string, value: string | null | undefined, field?: FieldName])[]
  /** What is shown beside a detail. */
  beside: (field: FieldName, label: string) => ReactNode
}

/** Facts about a person, detail by detail. */
export function Facts({ facts, beside }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(
        ([fact, value, field]) =>
          value && (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>
                <bdi>{value}</bdi> {field && beside(field, fact)}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
