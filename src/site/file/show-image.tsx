import type { ReactNode } from 'react'
import { refuseUnless } from '#platform/errors'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { ImagePage } from './image-page.tsx'
import type { ShownDocument } from './lost.tsx'
import type { DocumentPlace } from './opened-part.tsx'

interface ShownImage extends DocumentPlace {
  documents: readonly ShownDocument[]
  above: ReactNode
  headers: Record<string, string>
  /** The page with all documents. */
  back: string
}

/** Shows every page of the document in the address, large. */
export function showImage(context: RequestContext, { documents, headers, ...rest }: ShownImage) {
  const besidesPhoto = documents.filter(({ kind }) => kind !== 'photo')
  const document = besidesPhoto.find(({ id }) => id === context.params.id)
  refuseUnless(document, 'route.not_found')
  return show(context, {
    title: document.label,
    main: <ImagePage words={context.words} {...{ documents: besidesPhoto, document, ...rest }} />,
    headers,
    isResult: true,
  })
}
