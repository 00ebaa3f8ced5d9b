import { Button, Group, Text } from '@mantine/core'
import { useDebouncedValue, useElementSize } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Problem } from '#api/client'
import { pageProblems } from '#texts/page-problems'
import { usePreviewWords } from '#words/preview'
import { LoadingScreen } from '../shell/error-screen.tsx'
import { steady } from '../ui/steady.tsx'
import { sentenceOf } from '../ui/toast.ts'
import { Said } from '../words/said.tsx'
import classes from './preview.module.css'

interface PagePreview {
  /** Its name for screen readers: "the home page". */
  name: string
  address: '/preview/settings' | '/preview/notice'
  /** The fields of the form that asks for the preview. */
  fields: Readonly<Record<string, string>>
  languages: readonly { value: string; label: string }[]
  /** The language that is being edited; the preview switches to it. */
  language?: string | undefined
}

const widths = { phone: 360, desktop: 1280 } as const
const themes = ['dark', 'light'] as const

/** A public page as it will look, made by the server from unsaved input. */
export function PagePreview({ name, address, fields, languages, ...props }: PagePreview) {
  const words = usePreviewWords()
  const [width, setWidth] = useState<keyof typeof widths>(() =>
    window.innerWidth < 600 ? 'phone' : 'desktop',
  )
  const [theme, setTheme] = useState<(typeof themes)[number]>('dark')
  const [language, setLanguage] = useState(props.language ?? languages[0]?.value ?? 'en')
  useEffect(() => {
    if (props.language !== undefined) setLanguage(props.language)
  }, [props.language])
  const shown = languages.some(({ value }) => value === language) ? language : languages[0]?.value
  const { ref, width: room } = useElementSize()
  const [asked] = useDebouncedValue(JSON.stringify({ ...fields, theme, language: shown }), 300)
  const preview = useQuery({
    queryKey: ['preview', address, asked],
    queryFn: ({ signal }) => fetchPreview(address, asked, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <div className={classes.preview}>
      <Group gap="xs" mb="xs">
        <Choice
          name={words.width}
          options={[
            { value: 'desktop', label: words.widths.desktop },
            { value: 'phone', label: words.widths.phone },
          ]}
          value={width}
          onChoose={(value) => setWidth(value as keyof typeof widths)}
        />
        <Choice
          name={words.theme}
          options={[
            { value: 'dark', label: words.themes.dark },
            { value: 'light', label: words.themes.light },
          ]}
          value={theme}
          onChoose={(value) => setTheme(value as (typeof themes)[number])}
        />
        {languages.length > 1 && (
          <Choice
            name={words.language}
            options={languages}
            value={shown ?? 'en'}
            onChoose={setLanguage}
          />
        )}
      </Group>
      {preview.isError && (
        <Text size="sm" c="danger" role="status" mb="xs">
          {words.outdated} <Said>{sentenceOf(preview.error)}</Said>
        </Text>
      )}
      <div ref={ref} className={classes.room} data-width={width}>
        {preview.data === undefined ? (
          <LoadingScreen />
        ) : (
          <PreviewFrame
            title={words.of(name)}
            html={preview.data}
            width={widths[width]}
            room={room}
          />
        )}
      </div>
    </div>
  )
}

interface ChoiceProps {
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

const Choice = steady(function Choice({ name, options, value, onChoose }: ChoiceProps) {
  return (
    <fieldset className={classes.choice} aria-label={name}>
      <Button.Group>
        {options.map((option) => (
          <Button
            key={option.value}
            size="compact-sm"
            variant={option.value === value ? 'light' : 'default'}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </Button>
        ))}
      </Button.Group>
    </fieldset>
  )
})

async function fetchPreview(address: string, asked: string, signal: AbortSignal): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries(JSON.parse(asked) as Record<string, string>))
    body.set(name, value)
  const answer = await fetch(address, { method: 'POST', body, signal }).catch(() => {
    throw new Problem(0, {})
  })
  if (!answer.ok) throw new Problem(answer.status, { title: pageProblems.noPreview })
  return answer.text()
}

interface PreviewFrame {
  title: string
  html: string
  /** The width of the simulated screen, and the room for it here; in pixels. */
  width: number
  room: number
}

/**
 * A page of ours in a frame that runs no script, sends no form and opens no window. It is written into the
 * frame, not loaded by it: so no address of ours has to allow framing.
 */
function PreviewFrame({ title, html, width, room }: PreviewFrame) {
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  useLayoutEffect(() => {
    scrolled.current = frame.current?.contentWindow?.scrollY ?? 0
  }, [html])
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <iframe
      ref={frame}
      className={classes.frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{
        inlineSize: width,
        blockSize: `${100 / scale}%`,
        transform: `scale(${scale})`,
      }}
      onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
    />
  )
}
