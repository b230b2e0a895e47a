import type { DocumentBody, LoggedDocument } from '../punchout-log/logged-document.ts';
import { type CheckedField, checkedBy } from './checked-field.ts';
import { cxmlRules } from './cxml-rules.ts';
import { fieldsOf } from './fields-of.ts';
import { checkLoginForm } from './login-form.ts';
import { checkOciCart } from './oci-cart.ts';
import { peppolRules } from './peppol-rules.ts';
import { checkXml } from './xml-rules.ts';

type Document = Pick<LoggedDocument, 'protocol' | 'direction'> & { readonly body: DocumentBody };

/** A document field by field: what each has to be, and where it is not so. Missing fields come last. */
export function checkDocument({ protocol, direction, body }: Document): CheckedField[] {
  const fields = fieldsOf(body);
  if ('xml' in body) return checkXml(fields, protocol === 'PEPPOL3' ? peppolRules : cxmlRules);
  if (protocol !== 'OCI3' && protocol !== 'OCI4')
    return direction === 'in'
      ? checkLoginForm(protocol, fields)
      : fields.map((field) => checkedBy(undefined, false, field));
  return direction === 'in' ? checkLoginForm(protocol, fields) : checkOciCart(fields, protocol === 'OCI3' ? 3 : 4);
}
