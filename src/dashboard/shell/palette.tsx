import { CloseButton, Modal } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../look/language.ts'
import type { Who } from '../queries.ts'
import { useShellWords } from '../words/index.ts'
import classes from './palette.module.css'
import { paletteOpen } from './palette-button.tsx'
import { type PaletteItem, paletteGroups } from './palette-found.ts'
import { usePaletteItems } from './use-palette-items.ts'

/**
 * Find a record, go anywhere, do the common things: a combobox with a list (ARIA Authoring
 * Practices), in a dialog. Its own chunk: many visits never open it.
 */
export default function Palette({ who }: { who: Who }) {
  const { palette: words } = useShellWords()
  const [before] = useState(() => document.activeElement)
  const close = () => {
    paletteOpen.set(false)
    // A person who went nowhere continues where they were.
    if (before instanceof HTMLElement) setTimeout(() => before.focus())
  }
  return (
    <Modal.Root
      opened
      onClose={close}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      yOffset="10dvh"
      size="36rem"
    >
      <Modal.Overlay />
      <Modal.Content aria-label={words.title} lang={useLanguage()} radius="md">
        <Chooser who={who} onClose={close} />
      </Modal.Content>
    </Modal.Root>
  )
}

function Chooser({ who, onClose }: { who: Who; onClose: () => void }) {
  const { palette: words } = useShellWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { items, isSearching, hasFailed } = usePaletteItems(who, typed)
  const listId = useId()
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === chosen),
  )
  const active = items[at]
  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    paletteOpen.set(false)
    void item.run()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setChosen(items[(at + 1) % items.length]?.id ?? null),
    ArrowUp: () => setChosen(items[(at - 1 + items.length) % items.length]?.id ?? null),
    PageDown: () => setChosen(items[Math.min(at + 8, items.length - 1)]?.id ?? null),
    PageUp: () => setChosen(items[Math.max(at - 8, 0)]?.id ?? null),
    Enter: () => run(active),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }
  return (
    <>
      <div className={classes.field}>
        <input
          className={classes.input}
          type="text"
          role="combobox"
          aria-label={words.field}
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          placeholder={words.field}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={120}
          value={typed}
          data-autofocus
          onKeyDown={onKeyDown}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setChosen(null)
          }}
        />
        <CloseButton size="lg" aria-label={words.close} onClick={onClose} />
      </div>
      <List id={listId} items={items} active={active} onRun={run} onPoint={setChosen} />
      <p className={classes.status} role="status">
        {statusOf(words, { isSearching, hasFailed, count: items.length })}
        {!isSearching && !hasFailed && items.length > 0 && (
          <span data-for-keyboard> {words.hint}</span>
        )}
      </p>
    </>
  )
}

type PaletteWords = ReturnType<typeof useShellWords>['palette']

function statusOf(
  words: PaletteWords,
  { isSearching, hasFailed, count }: { isSearching: boolean; hasFailed: boolean; count: number },
): string {
  if (isSearching) return words.searching
  if (hasFailed) return words.failed
  return count === 0 ? words.none : `${words.results(count)}.`
}

const optionId = (listId: string, { id }: PaletteItem) => `${listId}-${id.replaceAll(' ', '-')}`

interface ListProps {
  id: string
  items: readonly PaletteItem[]
  active: PaletteItem | undefined
  onRun: (item: PaletteItem) => void
  onPoint: (id: string) => void
}

/** The choices in groups. The focus stays in the field; the arrow keys move the active option. */
function List({ id, items, active, onRun, onPoint }: ListProps) {
  const { palette: words, doors } = useShellWords()
  const groups = paletteGroups.filter((group) => items.some((item) => item.group === group))
  return (
    <div className={classes.list} id={id} role="listbox" aria-label={words.title} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox is not a fieldset
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div className={classes.group} id={`${id}-${group}`} role="presentation">
            {group === 'cases' ? doors.cases : words[group]}
          </div>
          {items
            .filter((item) => item.group === group)
            .map((item) => (
              <Option
                key={item.id}
                id={optionId(id, item)}
                item={item}
                isActive={item === active}
                onRun={onRun}
                onPoint={onPoint}
              />
            ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<ListProps, 'onRun' | 'onPoint'> {
  id: string
  item: PaletteItem
  isActive: boolean
}

function Option({ id, item, isActive, onRun, onPoint }: OptionProps) {
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    <div
      ref={option}
      id={id}
      className={classes.option}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={() => onRun(item)}
      onPointerMove={() => onPoint(item.id)}
    >
      <span>{item.label}</span>
      {item.detail && <span className={classes.detail}>{item.detail}</span>}
    </div>
  )
}
