import { useSearchParams } from 'react-router';
import { CodeStep } from '../components/code-step.tsx';
import { DocumentCheck } from '../components/document-check.tsx';

/** With a `code` in the address: is this receipt or certificate genuine? Without: the second step of signing up. */
export function VerificationScreen() {
  const [search] = useSearchParams();
  const code = search.get('code');
  return code === null ? <CodeStep /> : <DocumentCheck code={code} />;
}
