import { Button, Card, List, SimpleGrid, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { download } from '../confirm/download.ts'
import { PageHead } from '../ui/page-head.tsx'

/** Leaving with everything, or with the list of records. */
export function ExportPage() {
  return (
    <div>
      <PageHead
        title="Export"
        lead="What you entered is yours. Take it with you, look at it in a spreadsheet, or put it into another installation of Candor."
      />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Everything />
        <Records />
      </SimpleGrid>
    </div>
  )
}

function Everything() {
  return (
    <Card withBorder padding="lg" bg="var(--sheet)">
      <Title order={2} size="h4" mb="xs">
        Everything
      </Title>
      <Text mb="sm">One zip with</Text>
      <List mb="md">
        <List.Item>every table as CSV for a spreadsheet and as JSON for a program</List.Item>
        <List.Item>every scan in every version, exactly as it was uploaded</List.Item>
        <List.Item>settings, notices, classes, payments and the audit log</List.Item>
        <List.Item>a list of all files with their SHA-256, so that a change is noticed</List.Item>
      </List>
      <Text mb="md">
        Passwords, sessions and API keys are not in it. With “candor restore” and the same
        CANDOR_SECRET it goes back into an empty installation. A backup after which everybody signs
        in as before is made on the server, by “candor backup”.
      </Text>
      <Text mb="md" fw={600}>
        It holds passports, medical forms and police papers. Keep it as you would keep those, and
        delete copies that nobody needs.
      </Text>
      <Button w="fit-content" onClick={() => void download('/exports/everything')}>
        Download everything
      </Button>
    </Card>
  )
}

function Records() {
  return (
    <Card withBorder padding="lg" bg="var(--sheet)">
      <Title order={2} size="h4" mb="xs">
        Only the records
      </Title>
      <Text mb="md">
        One CSV with the details of each record, without scans. To take only some of them, go to{' '}
        <Link to="/records">Records</Link>, set the filters, and choose “Export these” there.
      </Text>
      <Button variant="default" w="fit-content" onClick={() => void download('/exports/records')}>
        Download all records
      </Button>
    </Card>
  )
}
