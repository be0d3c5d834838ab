type Pages = { hasNextPage: boolean; fetchNextPage: () => Promise<{ hasNextPage: boolean; isError: boolean }> };

/** Loads what is left of a long list: paper holds the whole of it, not only what was loaded so far. False when it could not be opened whole. */
export async function loadAll({ hasNextPage, fetchNextPage }: Pages): Promise<boolean> {
  for (let hasMore = hasNextPage; hasMore; ) {
    const page = await fetchNextPage();
    if (page.isError) return false;
    hasMore = page.hasNextPage;
  }
  return true;
}
