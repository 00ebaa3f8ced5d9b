import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { PagePreview } from '../preview/page-preview.tsx'
import classes from './notices.module.css'
import type { ShownPicture } from './picture-slot.tsx'

interface NoticePreview {
  title: string
  text: string
  images: readonly (ShownPicture | null)[]
  publishedAt?: string | undefined
}

/** The notice's page as everybody will see it, with the pictures that are still here. */
export function NoticePreview({ title, text, images, publishedAt }: NoticePreview) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const draft = { title, text, publishedAt, images: images.filter((image) => image !== null) }
  return (
    <>
      <Button variant="default" onClick={open}>
        Preview
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Preview"
        fullScreen
        transitionProps={{ duration: 0 }}
        closeButtonProps={{ 'aria-label': 'Close the preview' }}
        classNames={{ body: classes.modal ?? '' }}
      >
        <PagePreview
          name="the notice"
          address="/preview/notice"
          fields={{ draft: JSON.stringify(draft) }}
          languages={[
            { value: 'en', label: 'English' },
            { value: 'bn', label: 'বাংলা' },
          ]}
        />
      </Modal>
    </>
  )
}
