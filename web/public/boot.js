// Sets light or dark before the first paint, and again when the system changes; paper is always light. A file of its own,
// because the security policy forbids inline scripts.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paper = matchMedia('print');
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('colorScheme');
    } catch {
      // Storage is closed to us: the system's choice holds.
    }
    const isDark = !paper.matches && (choice === 'dark' || (choice !== 'light' && system.matches));
    document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light');
  };
  apply();
  system.addEventListener('change', apply);
  paper.addEventListener('change', apply);
})();
