import { languageNames } from '#platform/languages/schema'
import { PagePreview } from '../preview/page-preview.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import { useNoticesWords } from '../words/notices.ts'
import type { ShownPicture } from './picture-slot.tsx'

const shownIn = ['en', 'bn'] as const

interface NoticePreview {
  title: string
  text: string
  images: readonly (ShownPicture | null)[]
  publishedAt?: string | undefined
}

/** The notice's page as everybody will see it, with the pictures that are still here. */
export function NoticePreview({ title, text, images, publishedAt }: NoticePreview) {
  const { theNotice } = useNoticesWords()
  const draft = { title, text, publishedAt, images: images.filter((image) => image !== null) }
  return (
    <PreviewButton>
      <PagePreview
        name={theNotice}
        address="/preview/notice"
        fields={{ draft: JSON.stringify(draft) }}
        languages={shownIn.map((value) => ({ value, label: languageNames[value] }))}
      />
    </PreviewButton>
  )
}
