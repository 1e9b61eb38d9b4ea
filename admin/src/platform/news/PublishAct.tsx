import type { NewsRow } from '@ostrov/shared/news/desk-schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { EyeOff, Send } from 'lucide-react'
import { api } from '../../api'
import { ConfirmedAct } from '../../components/records/ConfirmedAct'
import { useRenewed } from '../../components/records/use-renewed'

export type NewsOfDesk = typeof NewsRow.static

/** Puts an article on the site at once, or takes it off; the form does the rest. */
export function PublishAct({ row: { id, version, state } }: { row: NewsOfDesk }) {
  const renew = useRenewed('news', id)
  const asked = async (request: () => Promise<unknown>) => {
    try {
      await request()
    } catch (problem) {
      // It may have been refused because somebody else has written to it: what they wrote is shown.
      renew()
      throw problem
    }
  }
  const done = (words: string) => () => {
    showToast(words, { kind: 'success' })
    renew()
  }
  if (state === 'published')
    return (
      <ConfirmedAct
        icon={EyeOff}
        variant="danger"
        label="Снять с&nbsp;сайта"
        text="Пропадёт из&nbsp;списков, её адрес скажет, что&nbsp;она снята."
        title="Снять новость с&nbsp;сайта?"
        send={() => asked(() => ask(api.admin.news({ id }).put({ is_hidden: true, version })))}
        onDone={done('Новость снята')}
      />
    )
  return (
    <ConfirmedAct
      icon={Send}
      variant="sea"
      label={state === 'hidden' ? 'Вернуть на\u00A0сайт' : 'Опубликовать сейчас'}
      text="Её сразу увидят все. Несохранённого в&nbsp;ней не&nbsp;будет."
      title={state === 'hidden' ? 'Вернуть новость на\u00A0сайт?' : 'Опубликовать новость?'}
      send={() => asked(() => ask(api.admin.news({ id }).publish.post({ version })))}
      onDone={done('Новость на\u00A0сайте')}
    />
  )
}
