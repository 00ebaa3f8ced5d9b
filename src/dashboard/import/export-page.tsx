import { Button, Card, List, SimpleGrid, Text, Title } from '@mantine/core'
import { exportWords } from '#texts/en/desk-export'
import { download } from '../confirm/download.ts'
import { Link } from '../routing.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { pageWords } from '../words/page-words.ts'
import { placed } from '../words/placed.tsx'

/** Exporting everything, or the list of records. */
export const { use: useExportWords } = pageWords('export', exportWords)

/** Exporting everything, or the list of records. */
export function ExportPage() {
  const words = useExportWords()
  return (
    <div>
      <PageHead title={words.title} lead={words.lead} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Everything />
        <Records />
      </SimpleGrid>
    </div>
  )
}

/** Typed on the server, the same in every language. */
const commands = ['candor restore', 'CANDOR_SECRET', 'candor backup'].map((each) => (
  <span key={each} lang="en">
    {each}
  </span>
))

function Everything() {
  const { everything: words } = useExportWords()
  return (
    <Card withBorder padding="lg" bg="var(--sheet)">
      <Title order={2} size="h4" mb="xs">
        {words.title}
      </Title>
      <Text mb="sm">{words.holds}</Text>
      <List mb="md">
        <List.Item>{words.tables}</List.Item>
        <List.Item>{words.scans}</List.Item>
        <List.Item>{words.others}</List.Item>
        <List.Item>{words.files}</List.Item>
      </List>
      <Text mb="md">{placed(words.back, ...commands)}</Text>
      <Text mb="md" fw={600}>
        {words.care}
      </Text>
      <Button w="fit-content" onClick={() => void download('/exports/everything')}>
        {words.button}
      </Button>
    </Card>
  )
}

function Records() {
  const { records: words } = useExportWords()
  return (
    <Card withBorder padding="lg" bg="var(--sheet)">
      <Title order={2} size="h4" mb="xs">
        {words.title}
      </Title>
      <Text mb="md">
        {placed(
          words.text,
          <Link key="list" to="/records">
            {words.list}
          </Link>,
        )}
      </Text>
      <Button variant="default" w="fit-content" onClick={() => void download('/exports/records')}>
        {words.button}
      </Button>
    </Card>
  )
}
