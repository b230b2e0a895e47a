import type { XmlRules } from './xml-rules.ts';

const moreThanNought = { form: /^(?!0+(?:\.0+)?$)\d+(?:\.\d+)?$/, isNumber: true } as const;
const amount = { form: /^\d+(?:\.\d+)?$/, isNumber: true } as const;
const unit = { form: /^[A-Z0-9]{2,3}$/ };

/** Peppol BIS Punch Out 3: what the cart has to have, and rules R002, R003 and R010 about values. */
export const peppolRules: XmlRules = {
  values: {
    'cbc:CustomizationID': { form: /^urn:fdc:peppol\.eu:poacc:trns:punch_out:3/ },
    'cbc:ProfileID': { form: /^urn:fdc:peppol\.eu:poacc:bis:punch_out:3/ },
    'cbc:IssueDate': { form: /^\d{4}-\d\d-\d\d$/ },
    'cbc:IssueTime': { form: /^\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)?$/ },
    'cbc:PriceAmount': amount,
    'cbc:PriceAmount/@currencyID': { form: /^[A-Z]{3}$/ },
    'cbc:BaseQuantity': moreThanNought,
    'cbc:BaseQuantity/@unitCode': unit,
    'cbc:BatchQuantity': moreThanNought,
    'cbc:BatchQuantity/@unitCode': unit,
    'cbc:LeadTimeMeasure': amount,
    'cbc:LeadTimeMeasure/@unitCode': { form: /^DAY$/ },
    'cac:ClassifiedTaxCategory/cbc:Percent': amount,
  },
  needs: {
    '': [
      'cbc:CustomizationID',
      'cbc:ProfileID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:IssueTime',
      'cac:ProviderParty/cac:PartyLegalEntity/cbc:RegistrationName',
      'cac:ReceiverParty/cac:PartyLegalEntity/cbc:RegistrationName',
      'cac:CatalogueLine',
    ],
    'cac:CatalogueLine': [
      'cbc:ID',
      'cac:RequiredItemLocationQuantity/cac:Price/cbc:PriceAmount',
      'cac:RequiredItemLocationQuantity/cac:Price/cbc:PriceAmount/@currencyID',
      'cac:RequiredItemLocationQuantity/cac:DeliveryUnit/cbc:BatchQuantity',
      'cac:RequiredItemLocationQuantity/cac:DeliveryUnit/cbc:BatchQuantity/@unitCode',
      'cac:Item/cbc:Name',
      'cac:Item/cac:SellersItemIdentification/cbc:ID',
      'cac:Item/cac:ClassifiedTaxCategory/cbc:ID',
      'cac:Item/cac:ClassifiedTaxCategory/cbc:Percent',
      'cac:Item/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID',
    ],
  },
};
