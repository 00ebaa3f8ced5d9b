import { Anchor, Button, Group, Text } from '@mantine/core'
import { type SyntheticEvent, useState } from 'react'
import { documentKinds } from '#modules/documents/schema'
import type { StaffDocument } from '../record/record-query.ts'
import { momentOf } from './times.ts'
import classes from './viewer.module.css'

const zooms = [1, 1.5, 2, 3, 4]

/** A document as a picture: zoom, quarter turns, pages, with or without the watermark. */
export function DocumentViewer({ document }: { document: StaffDocument }) {
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const [isMarked, setMarked] = useState(false)
  const { label } = documentKinds[document.kind]
  return (
    <figure className={classes.viewer} aria-label={label}>
      <Group gap={6} className={classes.tools}>
        <Button size="xs" variant="default" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          Zoom out
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          Zoom in
        </Button>
        <Button size="xs" variant="default" onClick={() => setTurns((turns + 1) % 4)}>
          Rotate
        </Button>
        <Button
          size="xs"
          variant="default"
          aria-pressed={isMarked}
          onClick={() => setMarked(!isMarked)}
        >
          {isMarked ? 'Without watermark' : 'As the candidate sees it'}
        </Button>
        {document.pages > 1 && <PageTurner page={page} pages={document.pages} onPage={setPage} />}
      </Group>
      <Stage
        key={`${page}-${isMarked}`}
        document={document}
        page={page}
        zoom={zooms[zoom] ?? 1}
        turns={turns}
        isMarked={isMarked}
      />
      <figcaption className={classes.caption}>
        <Text size="sm" c="dimmed">
          Version {document.version} · {momentOf(document.uploadedAt)} · {document.originalName}
        </Text>
        <Anchor href={`/api/v1/documents/${document.id}/original`} size="sm">
          Download original
        </Anchor>
      </figcaption>
    </figure>
  )
}

interface PageTurner {
  page: number
  pages: number
  onPage: (page: number) => void
}

function PageTurner({ page, pages, onPage }: PageTurner) {
  return (
    <Group gap={6}>
      <Button size="xs" variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Previous page
      </Button>
      <Text size="sm" aria-live="polite">
        Page {page} of {pages}
      </Text>
      <Button
        size="xs"
        variant="default"
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      >
        Next page
      </Button>
    </Group>
  )
}

interface Stage {
  document: StaffDocument
  page: number
  zoom: number
  /** Quarter turns clockwise. */
  turns: number
  isMarked: boolean
}

/** The picture itself; zoomed, it scrolls within its frame. */
function Stage({ document, page, zoom, turns, isMarked }: Stage) {
  const [ratio, setRatio] = useState(document.width / document.height)
  const [hasFailed, setFailed] = useState(false)
  const width = zoom > 1 ? 1600 : 960
  const query = `page=${page}&width=${width}&watermark=${isMarked ? 'yes' : 'no'}`
  const isLying = turns % 2 === 1
  const measure = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)
  if (hasFailed)
    return <Text p="md">This page could not be drawn. Reload, or download the original.</Text>
  return (
    <section
      className={classes.frame}
      data-scrolls
      aria-label="Picture, scrolls when zoomed"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <div
        className={classes.stage}
        style={{ width: `${zoom * 100}%`, aspectRatio: isLying ? 1 / ratio : ratio }}
      >
        <img
          className={classes.picture}
          src={`/api/v1/documents/${document.id}/image?${query}`}
          alt={`${documentKinds[document.kind].label}, page ${page}`}
          style={{
            width: isLying ? `${ratio * 100}%` : '100%',
            transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
          }}
          onLoad={measure}
          onError={() => setFailed(true)}
        />
      </div>
    </section>
  )
}
