import { PagePreview } from '../preview/page-preview.tsx'
import { PreviewButton } from '../preview/preview-button.tsx'
import type { ShownPicture } from './picture-slot.tsx'

interface NoticePreview {
  title: string
  text: string
  images: readonly (ShownPicture | null)[]
  publishedAt?: string | undefined
}

/** The notice's page as everybody will see it, with the pictures that are still here. */
export function NoticePreview({ title, text, images, publishedAt }: NoticePreview) {
  const draft = { title, text, publishedAt, images: images.filter((image) => image !== null) }
  return (
    <PreviewButton>
      <PagePreview
        name="the notice"
        address="/preview/notice"
        fields={{ draft: JSON.stringify(draft) }}
        languages={[
          { value: 'en', label: 'English' },
          { value: 'bn', label: 'বাংলা' },
        ]}
      />
    </PreviewButton>
  )
}
