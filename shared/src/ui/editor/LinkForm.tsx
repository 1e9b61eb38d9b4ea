import type { FormTable } from '../../forms/form'
import { RICH_TEXT_MOST } from '../../rich-text/grammar'
import { linkComplaint, linkOf } from '../../rich-text/links'
import { Button } from '../Button'
import { firstFocus } from '../Dialog'
import { Field } from '../Field'
import { FormField } from '../FormField'
import { useForm, wordsOf } from '../use-form'
import { InnerForm } from './InnerForm'
import type { LinkPlace } from './links-in-text'

const TABLE = {
  href: {
    label: 'Адрес',
    kind: 'text',
    max: RICH_TEXT_MOST.href,
    required: 'Укажите адрес',
    placeholder: 'https://',
    checks: [(typed) => linkComplaint(linkOf(typed))],
  },
  text: {
    label: 'Текст ссылки',
    kind: 'text',
    max: 200,
    required: 'Напишите текст ссылки',
    when: ({ isNew }) => isNew === true,
  },
} satisfies FormTable

type Props = { place: LinkPlace; onDone: (href: string, text: string) => void }

/** The address of a link, and its words where none are selected. */
export function LinkForm({ place, onDone }: Props) {
  const form = useForm({
    table: TABLE,
    initial: { href: place.href, text: place.text, isNew: place.from === place.to },
    submit: async ({ href, text }) => void onDone(linkOf(href), text.trim()),
  })
  return (
    <InnerForm send={form.send}>
      {(send) => (
        <>
          <Field
            ref={firstFocus}
            {...wordsOf(form, 'href')}
            autoComplete="off"
            value={form.values.href}
            onChange={({ target }) => form.change({ href: target.value })}
          />
          <FormField form={form} name="text" />
          <div className="ui-sheet__actions">
            {place.href && (
              <Button variant="danger" onClick={() => onDone('', '')}>
                Убрать ссылку
              </Button>
            )}
            <Button variant="primary" onClick={send}>
              {place.href ? 'Сохранить ссылку' : 'Добавить ссылку'}
            </Button>
          </div>
        </>
      )}
    </InnerForm>
  )
}
