import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useCandidateWords } from '../words/candidate.ts'
import classes from './my-file.module.css'
import type { MyPaper } from './my-record.ts'

/** One paper: our copy, page by page, since when, and where to ask about it (H5). */
export function Paper({ paper }: { paper: MyPaper }) {
  const { file, kind, day } = useCandidateWords()
  const [page, setPage] = useState(1)
  const label = kind(paper.kind)
  return (
    <section className={classes.paper} aria-labelledby={paper.id}>
      <Scan
        key={page}
        paper={paper}
        page={page}
        alt={file.copyOf(label, page, paper.pages)}
        sizes="(max-width: 62em) 92vw, 40rem"
      />
      <div>
        <h2 id={paper.id}>{label}</h2>
        <Text c="dimmed">
          {file.heldSince(day(paper.heldSince))} {file.pages(paper.pages)}
        </Text>
        {paper.pages > 1 && (
          <Group gap="xs" mt="sm">
            <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {file.previousPage}
            </Button>
            <Button
              variant="default"
              disabled={page === paper.pages}
              onClick={() => setPage(page + 1)}
            >
              {file.nextPage}
            </Button>
            <Text size="sm" aria-live="polite">
              {file.pageOf(page, paper.pages)}
            </Text>
          </Group>
        )}
        <Text mt="sm">
          <a href={addressOf(paper, page, 1600)} target="_blank" rel="noreferrer">
            {file.large}
            <span className={classes.unseen}>{file.of(label)}</span>
          </a>
        </Text>
        <OfficialChecks checks={paper.officialChecks} />
      </div>
    </section>
  )
}

function OfficialChecks({ checks }: { checks: MyPaper['officialChecks'] }) {
  const { file, said } = useCandidateWords()
  return (
    <div className={classes.check}>
      <h3>{file.ask}</h3>
      {checks.length === 0 && <p>{file.askNamed}</p>}
      {checks.map(({ authority, service, whatToEnter, advice, url }) => (
        <p key={authority + service}>
          {said(authority)}:{' '}
          {url === null ? (
            <b>{said(service)}</b>
          ) : (
            <a className={classes.outward} href={url} rel="noreferrer">
              {said(service)}
            </a>
          )}
          <br />
          {said(whatToEnter)} {said(advice)}
        </p>
      ))}
    </div>
  )
}

interface ScanProps {
  paper: MyPaper
  alt: string
  sizes: string
  page?: number
  isPortrait?: boolean
}

/** A page as a picture, with words in its place until it has come, or when it does not come. */
export function Scan({ paper, alt, sizes, page = 1, isPortrait = false }: ScanProps) {
  const { file, link } = useCandidateWords()
  const [hasFailed, setFailed] = useState(false)
  return (
    <figure className={isPortrait ? classes.portrait : classes.scan}>
      <span aria-hidden={!hasFailed}>{hasFailed ? link.imageFailed : file.wait}</span>
      {!hasFailed && (
        <img
          src={addressOf(paper, page, 960)}
          srcSet={[480, 960, 1600]
            .map((width) => `${addressOf(paper, page, width)} ${width}w`)
            .join(', ')}
          sizes={sizes}
          width={paper.width}
          height={paper.height}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </figure>
  )
}

function addressOf({ imageUrl }: MyPaper, page: number, width: number): string {
  return `${imageUrl}?page=${page}&width=${width}`
}
