import { bodyOf, plainOf, valuesOf } from '@ostrov/shared/forms/values'
import { MODERATION_REASONS } from '@ostrov/shared/paths'
import { SETTINGS_FORM, type SettingValues } from '@ostrov/shared/settings/form'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api } from '../../api'
import { FormFields } from '../../components/forms/FormFields'
import { SaveBar } from '../../components/forms/SaveBar'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { systemTabs } from './tabs'

const KEY = ['settings']

/** What of the platform may be changed without a restart. */
export function SettingsPage() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => ask(api.admin.system.settings.get()),
  })
  return (
    <div className="page page--narrow">
      <PageHeader
        title="Настройки площадки"
        text="Действуют через несколько секунд, без&nbsp;перезапуска. Кто и&nbsp;что менял, видно в&nbsp;журнале."
      />
      {systemTabs}
      {!data && error && <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} />}
      {data && <SettingsForm settings={data} />}
      <p className="ui-muted">
        {'Причины, которые называют модераторы, меняются в\u00A0разделе '}
        <Link className="ui-link" to={MODERATION_REASONS}>
          «Причины возврата»
        </Link>
        .
      </p>
    </div>
  )
}

function SettingsForm({ settings }: { settings: SettingValues }) {
  const known = useQueryClient()
  const initial = valuesOf(SETTINGS_FORM, settings)
  const form = useForm({
    table: SETTINGS_FORM,
    initial,
    submit: async (values) => {
      const changed = namesOf(SETTINGS_FORM).filter(
        (name) => plainOf(SETTINGS_FORM, values, name) !== plainOf(SETTINGS_FORM, initial, name),
      )
      const saved = await ask(api.admin.system.settings.put(bodyOf(SETTINGS_FORM, values, changed)))
      known.setQueryData(KEY, saved)
      showToast('Сохранено', { kind: 'success' })
      return valuesOf(SETTINGS_FORM, saved)
    },
  })
  return (
    <form className="form" {...form.bind}>
      <FormFields form={form} />
      <SaveBar form={form} onReset={() => form.change(initial)} />
    </form>
  )
}
