import { ASKED_DOCUMENTS } from '@ostrov/shared/documents/asked'
import { capital } from '@ostrov/shared/nouns'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { FileCheck } from 'lucide-react'
import { api } from '../../api'
import { ConfirmedAct } from '../../components/records/ConfirmedAct'
import { useRenewed } from '../../components/records/use-renewed'
import type { DocumentOfDesk } from './texts'

/** Makes the text, as it was looked at, the edition in force. */
export function PublishAct({ row: { id, key, version, number, state } }: { row: DocumentOfDesk }) {
  const renew = useRenewed('document', id)
  if (state === 'published') return null
  const next = (number ?? 0) + 1
  const publish = async () => {
    try {
      await ask(api.admin.document({ id }).publish.post({ version }))
    } catch (problem) {
      // It may have been refused because somebody else has written to it: what they wrote is shown.
      renew()
      throw problem
    }
  }
  return (
    <ConfirmedAct
      icon={FileCheck}
      variant="sea"
      label="Опубликовать"
      text={`Станет редакцией ${next} и\u00A0появится на\u00A0сайте. Несохранённого в\u00A0ней не\u00A0будет.`}
      title={`Опубликовать редакцию ${next}?`}
      words={`Она сразу появится на\u00A0сайте. ${askedWords(key, number)} Изменить или убрать опубликованное нельзя: только выпустить следующую редакцию.`}
      send={publish}
      onDone={() => {
        showToast(`Действует редакция ${next}`, { kind: 'success' })
        renew()
      }}
    />
  )
}

const PEOPLE = { customer: 'клиенты', business: 'владельцы ресторанов' } as const

/** What publishing asks of people. */
function askedWords(key: string, number: number | null): string {
  const asked = namesOf(PEOPLE).filter((kind) => ASKED_DOCUMENTS[kind].some((one) => one === key))
  if (asked.length === 0) return 'Принимать её никого не\u00A0просят.'
  const people = capital(asked.map((kind) => PEOPLE[kind]).join(' и\u00A0'))
  const told = number === null ? '' : ', и\u00A0вход скажет, что условия изменились'
  return `${people} примут её при\u00A0следующем входе${told}.`
}
