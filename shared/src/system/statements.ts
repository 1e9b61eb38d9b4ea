/** Whether the database tells which statements are slow, and if not, what to do. */
export const STATEMENTS_KNOWN = {
  read: 'Сначала те, что в\u00A0среднем идут дольше всех.',
  no_extension:
    'Какие запросы медленные, неизвестно: в\u00A0базе нет расширения pg_stat_statements. Его включает команда create extension pg_stat_statements.',
  not_loaded:
    'Какие запросы медленные, неизвестно: сервер базы запущен без\u00A0pg_stat_statements в\u00A0shared_preload_libraries.',
} as const
