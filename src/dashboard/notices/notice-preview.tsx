import { type Language, languageNames } from '#platform/languages.schema'
import { PreviewButton, PreviewView } from '../preview/preview-button.tsx'
import { useNoticesWords } from '../words/notices.ts'
import type { DraftWords } from './draft-words.ts'
import type { ShownPicture } from './picture-slot.tsx'

interface NoticePreview {
  words: DraftWords
  /** The languages that the site offers. */
  offered: readonly Language[]
  images: readonly (ShownPicture | null)[]
  publishedAt?: string | undefined
}

/** The notice's page as everybody will see it, with the pictures that are still only here. */
export function NoticePreview({ words, offered, images, publishedAt }: NoticePreview) {
  const { theNotice } = useNoticesWords()
  const draft = { ...words, publishedAt, images: images.filter((image) => image !== null) }
  return (
    <PreviewButton>
      <PreviewView
        name={theNotice}
        address="/preview/notice"
        fields={{ draft: JSON.stringify(draft) }}
        languages={offered.map((value) => ({ value, label: languageNames[value] }))}
      />
    </PreviewButton>
  )
}
