import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { loadWordings } from '#modules/speech/wordings-in-browser.schema'
import { useSettingsWords } from '#words/settings'
import { languageNow } from '../look/language.ts'
import { organisationQuery } from '../queries.ts'
import { useLocation } from '../routing.tsx'
import { FailedPart } from '../ui/failed-part.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Select } from '../ui/select.tsx'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { usePart } from '../ui/use-part.ts'
import { navigate } from '../visits.ts'
import { useShellWords } from '../words/index.ts'
import { loadWords } from '../words/jobs.ts'
import { addressOf, placeOf, subjects } from './places.ts'
import classes from './settings.module.css'
import {
  EditedContext,
  SettingsContext,
  SubjectContext,
  useSettingsStore,
} from './settings-context.ts'
import { useJudgement } from './use-judgement.ts'
import { useSettings } from './use-settings.ts'
import { type Organisation, type PreviewedPage, valuesOf } from './values.ts'

/** The settings by subject, of which each is a page: one form, so that moving between them loses nothing. */
export function SettingsPage({ children }: { children?: ReactNode }) {
  const words = useShellWords().pages
  const { pathname } = useLocation()
  const subject = subjects.find((one) => pathname === addressOf(one)) ?? 'agency'
  // A form is being filled in: only its own saving may change its data.
  const organisation = useQuery({
    ...organisationQuery,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return (
    <div>
      <PageHead title={words[addressOf(subject)]}>
        <SettingSearch />
      </PageHead>
      <Loaded query={organisation}>
        {(settings) => <Editor organisation={settings}>{children}</Editor>}
      </Loaded>
    </div>
  )
}

/** What can be found is what is on all pages: it loads where somebody looks for it. */
async function loadEntries() {
  const jobs = ['settings-site', 'settings-work'] as const
  const [entries] = await Promise.all([import('./entries.ts'), loadWords(languageNow(), jobs)])
  return entries
}

/** Finds a setting on any page by its name or its help, and leads to its field. */
function SettingSearch() {
  const words = useSettingsWords()
  const { pages } = useShellWords()
  const { part, want, asked } = usePart(loadEntries)
  const [isUsed, setUsed] = useState(false)
  const use = () => {
    setUsed(true)
    want()
  }
  const entries = part?.settingEntries() ?? []
  return (
    <search className={classes.search} onFocus={use}>
      <FailedPart what={words.search} queries={[asked]} />
      <Select
        isSearching={(isUsed && !part && !asked.isError) || undefined}
        label={words.search}
        labelProps={{ className: classes.hiddenLabel }}
        placeholder={words.search}
        data={entries.map(({ hash, subject, label, also }) => ({
          value: hash,
          label: `${label} · ${pages[addressOf(subject)]}`,
          also,
        }))}
        limit={12}
        value={null}
        opensOnFocus={false}
        onChange={(hash) => {
          const place = placeOf(hash ?? '')
          if (hash && place) void navigate({ to: addressOf(place.subject), hash })
        }}
      />
    </search>
  )
}

/** It names sentences that were chosen. */
const loadCompare = () => loadWordings([languageNow()]).then(() => import('./compare-settings.tsx'))
/** Most agencies have none. */
const loadUnfit = () => loadWordings([languageNow()]).then(() => import('./unfit-settings.tsx'))

interface EditorProps {
  organisation: Organisation
  children: ReactNode
}

function Editor({ organisation, children }: EditorProps) {
  const words = useSettingsWords()
  const { pathname } = useLocation()
  const edited = useSettings(organisation, (paths) => {
    const addresses = paths.map((path) => addressOf(placeOf(path)?.subject ?? 'agency'))
    const [to] = addresses
    if (to === undefined || addresses.some((one) => one === pathname)) return false
    void navigate({ to, hash: paths[0] })
    return true
  })
  const { form, base, newer, changed, isBusy, adopt } = edited
  const judged = useJudgement(form.values, changed)
  const [previewed, setPreviewed] = useState<PreviewedPage>('home')
  const store = useSettingsStore({ form, judged, adopt })
  const wrong = Object.keys({ ...judged, ...form.errors }).length
  const onSaved = useCallback((next: Organisation) => store.get().adopt(next), [store])
  const subject = useMemo(() => ({ organisation: base, onSaved, setPreviewed }), [base, onSaved])
  // What is refused may stand on any of the pages.
  useEffect(() => {
    void loadWords(languageNow(), ['settings-work']).catch(() => undefined)
  }, [])
  useUnsavedInput(changed.length > 0, { within: '/settings/' })
  if (newer)
    return (
      <LaterView load={loadCompare} what={words.compare.title}>
        {({ CompareSettings }) => (
          <CompareSettings
            key={newer.version}
            before={valuesOf(base)}
            mine={form.values}
            theirs={valuesOf(newer)}
            isBusy={isBusy}
            onSave={(values) => void edited.saveMerged(values)}
            onBack={edited.backToForm}
          />
        )}
      </LaterView>
    )
  return (
    <SettingsContext value={store}>
      <SubjectContext value={subject}>
        <EditedContext value={{ edited, wrong, previewed, setPreviewed }}>
          {base.unfit.length > 0 && (
            <LaterView load={loadUnfit} what={words.unfit.title(base.unfit.length)} isPart>
              {({ UnfitSettings }) => <UnfitSettings organisation={base} onSaved={onSaved} />}
            </LaterView>
          )}
          {children}
        </EditedContext>
      </SubjectContext>
    </SettingsContext>
  )
}
