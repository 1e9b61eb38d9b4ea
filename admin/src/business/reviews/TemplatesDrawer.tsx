import { quoted } from '@ostrov/shared/formats/quoted'
import { TEMPLATE_FORM, TEMPLATES_MAX } from '@ostrov/shared/reviews/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { reviewCalls } from './use-reviews'

type Props = { restaurantId: string; templates: readonly string[]; onClose: () => void }

/** Answers that are given often: added and thrown away one by one, each saved at once. */
export function TemplatesDrawer({ restaurantId, templates, onClose }: Props) {
  const client = useQueryClient()
  const save = async (next: string[]) => {
    const saved = await ask(reviewCalls(restaurantId).templates.put({ templates: next }))
    client.setQueryData(['review-templates', restaurantId], saved)
  }
  const remove = (text: string) =>
    save(templates.filter((one) => one !== text)).catch((problem) => showToast(sentenceOf(problem), { kind: 'error' }))
  return (
    <Dialog kind="AnswerTemplates" open size="drawer" title="Заготовки ответов" onClose={onClose}>
      <div className="form">
        {templates.length === 0 && (
          <p className="ui-muted">
            Запишите то, чем отвечаете чаще всего: при ответе заготовка вставится одним нажатием, останется дописать.
          </p>
        )}
        <ul className="templates stack">
          {templates.map((text) => (
            <li key={text} className="templates__one">
              <p>{text}</p>
              <button
                type="button"
                className="ui-round ui-round--plain"
                aria-label={`Удалить заготовку ${quoted(text)}`}
                onClick={() => void remove(text)}
              >
                <Trash2 size={20} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
        {templates.length < TEMPLATES_MAX ? (
          <NewTemplate onAdd={(text) => save([...templates, text])} />
        ) : (
          <p className="ui-muted">Заготовок уже {TEMPLATES_MAX}: удалите лишнюю, чтобы добавить новую.</p>
        )}
      </div>
    </Dialog>
  )
}

function NewTemplate({ onAdd }: { onAdd: (text: string) => Promise<void> }) {
  const form = useForm({
    table: TEMPLATE_FORM,
    initial: { text: '' },
    submit: async ({ text }) => {
      await onAdd(text)
      return { text: '' }
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormField form={form} name="text" label="Новая заготовка" />
      <FormFailure text={form.failure} />
      <Button type="submit" variant="sea" busy={form.busy} busyLabel="Сохраняем…">
        Добавить
      </Button>
    </form>
  )
}
