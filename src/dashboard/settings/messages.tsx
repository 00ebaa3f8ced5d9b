import { Group, Text } from '@mantine/core'
import { stageIn, stageName } from '#modules/organisation/lines.schema'
import type { SentenceKey } from '#modules/speech/catalogue.schema'
import { stagesIn } from '#speech/wordings'
import { useSettingsSiteWords } from '#words/settings-site'
import { useSettingsWorkWords } from '#words/settings-work'
import { languageNow, useLanguage } from '../look/language.ts'
import { type DraftSaid, nothingChosen } from '../ui/draft-said.ts'
import { FoldedPart } from '../ui/folded.tsx'
import { LaterView } from '../ui/later-view.tsx'
import { optionsLike } from '../ui/matching.ts'
import { SearchList } from '../ui/search-list.tsx'
import { loadWords } from '../words/jobs.ts'
import { OnOff } from './fields.tsx'
import { Section, SettingsForm } from './form.tsx'
import { Rows } from './rows.tsx'
import classes from './settings.module.css'
import { useSettingsForm } from './settings-context.ts'

/** What candidates are told, when, and how far they read that they are. */
export function MessagesPage() {
  return (
    <SettingsForm>
      <div className={classes.columns}>
        <MessagesSection />
        <StagesSection />
      </div>
    </SettingsForm>
  )
}

/** The kinds of cases are a large table, and their names are texts of another page. */
async function loadCaseDays() {
  const [{ CaseDays }] = await Promise.all([
    import('./case-days.tsx'),
    loadWords(languageNow(), ['cases']),
  ])
  return { CaseDays }
}

function MessagesSection() {
  const { labels, errors } = useSettingsForm('caseDays')
  return (
    <Section name="messages">
      <OnOff name="automaticMessages" />
      <FoldedPart path="caseDays" title={labels.caseDays} isNeeded={Object.keys(errors).length > 0}>
        <LaterView load={loadCaseDays} what={labels.caseDays} isPart>
          {({ CaseDays }) => <CaseDays />}
        </LaterView>
      </FoldedPart>
    </Section>
  )
}

/** The agency's steps, in order: of the catalogue, in each language; or in own words. */
function StagesSection() {
  const { values, form, labels, errorAt } = useSettingsForm('stages')
  const { stages: words } = useSettingsWorkWords()
  const { rows } = useSettingsSiteWords()
  const language = useLanguage()
  const { stages } = values
  const nameOf = (stage?: DraftSaid) => (stage ? stageIn(stageName(stage), language) : '')
  const left = Object.keys(stagesIn('en'))
    .filter((key) => stages.every((stage) => stageName(stage) !== key))
    .map((key) => ({ value: key, label: stageIn(key, language) }))
  return (
    <Section name="stages" lead={words.lead}>
      <div data-path="stages">
        <Rows path="stages" nameOf={(index) => nameOf(stages[index])}>
          {(index, tools) => (
            <Group justify="space-between" align="flex-start">
              <Text>{nameOf(stages[index])}</Text>
              {tools}
            </Group>
          )}
        </Rows>
      </div>
      {errorAt('stages') && <Text c="danger">{errorAt('stages')}</Text>}
      <SearchList
        label={words.add}
        optionsFor={(typed) => optionsLike(typed, left)}
        onPick={(key) =>
          form.insertListItem('stages', {
            ...nothingChosen,
            sentences: [{ key: key as SentenceKey, gaps: {} }],
          })
        }
      />
      <Group gap="sm">
        <Text size="sm" c="dimmed">
          {labels.stages}: {rows.count(stages.length, 20)}
        </Text>
      </Group>
    </Section>
  )
}
